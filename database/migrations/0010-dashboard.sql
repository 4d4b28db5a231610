-- What the dashboard adds up, so that it costs the same for ten bills and for 100,000.

-- What is unpaid, by due date, out of the index alone.
drop index bills_owner_due_date_idx;
create index bills_unpaid on bills (owner, due_date) include (total_ttc, paid)
  where number is not null and paid < total_ttc;

create index on bill_payments (owner, collected_on, id) where collected_on is not null;

-- Money that reached the bank, month by month, kept by each change.
create table collection_totals (
  owner uuid not null default app_owner(),
  month date not null,
  count integer not null,
  amount bigint not null,
  primary key (owner, month)
);
alter table collection_totals enable row level security;
alter table collection_totals force row level security;
create policy own on collection_totals using (owner = app_owner());
grant select, insert, update on collection_totals to plume_app;

create function add_to_collections(payment bill_payments, sign integer) returns void language sql as $$
  insert into collection_totals as kept (owner, month, count, amount)
  select payment.owner, date_trunc('month', payment.collected_on)::date, sign, sign * payment.amount
  where payment.collected_on is not null
  on conflict (owner, month) do update set
    count = kept.count + excluded.count,
    amount = kept.amount + excluded.amount
$$;

create function keep_collections() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform add_to_collections(old, -1); end if;
  perform add_to_collections(new, 1);
  return null;
end
$$;
-- At commit, like the totals of bills. Payments are never removed.
create constraint trigger keep_collections after insert or update of collected_on on bill_payments
  deferrable initially deferred for each row execute function keep_collections();

-- What was collected before; the owner of the tables is held to the policy too, so it is lifted meanwhile.
alter table bill_payments no force row level security;
alter table collection_totals no force row level security;
insert into collection_totals (owner, month, count, amount)
select owner, date_trunc('month', collected_on)::date, count(*), sum(amount)
from bill_payments where collected_on is not null group by 1, 2;
alter table bill_payments force row level security;
alter table collection_totals force row level security;
