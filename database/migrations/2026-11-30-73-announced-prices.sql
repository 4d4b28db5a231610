-- A price that holds from a day on for those too who have the plan already, once they were told thirty days before.
alter table plan_prices add column for_subscribers boolean not null default false;
alter table subscriptions
  add column next_price_ht bigint check (next_price_ht > 0),
  add column next_price_on date,
  add column price_told_on date,
  add check (num_nulls(next_price_ht, next_price_on) in (0, 2));
create index on subscriptions (next_price_on) where next_price_on is not null and price_told_on is null;
