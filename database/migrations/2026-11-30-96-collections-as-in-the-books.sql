-- What the dashboard calls collected is what statistics and the book of receipts call so: what a bill gets out of its
-- client's credit came in before, and money beyond what was due, or given back, moved though no bill was paid by it.
create or replace function add_to_collections(payment bill_payments, sign integer) returns void language sql as $$
  insert into collection_totals as kept (owner, month, count, amount)
  select payment.owner, date_trunc('month', payment.collected_on)::date, sign, sign * payment.amount
  where payment.collected_on is not null and payment.means <> 'clientCredit'
  on conflict (owner, month) do update set
    count = kept.count + excluded.count,
    amount = kept.amount + excluded.amount
$$;

create function keep_collected_credits() returns trigger language plpgsql as $$
begin
  insert into collection_totals as kept (owner, month, count, amount)
  select new.owner, date_trunc('month', new.day)::date, 1, new.amount where moves_money(new)
  on conflict (owner, month) do update set
    count = kept.count + excluded.count,
    amount = kept.amount + excluded.amount;
  return null;
end
$$;
create trigger keep_collected_credits after insert on client_credits
  for each row execute function keep_collected_credits();

-- The rows behind those sums.
create view collections with (security_invoker = true) as
  select p.owner, p.id, p.collected_on, p.amount, p.means, p.bill_id, b.number, b.client_id, b.client_name, b.currency
  from bill_payments p join bills b on b.owner = p.owner and b.id = p.bill_id
  where p.collected_on is not null and p.means <> 'clientCredit'
  union all
  select c.owner, c.id, c.day, c.amount, coalesce(c.means, 'other'), c.bill_id, b.number, c.client_id, k.name,
    coalesce(b.currency, 'EUR')
  from client_credits c
    join clients k on k.owner = c.owner and k.id = c.client_id
    left join bills b on b.owner = c.owner and b.id = c.bill_id
  where moves_money(c);
grant select on collections to plume_app;

-- What was there before.
alter table bill_payments no force row level security;
alter table client_credits no force row level security;
alter table collection_totals no force row level security;
update collection_totals kept set amount = kept.amount - moved.amount, count = kept.count - moved.count
from (select owner, date_trunc('month', collected_on)::date as month, count(*) as count, sum(amount) as amount
    from bill_payments where means = 'clientCredit' and collected_on is not null group by 1, 2) as moved
where kept.owner = moved.owner and kept.month = moved.month;
insert into collection_totals as kept (owner, month, count, amount)
select c.owner, date_trunc('month', c.day)::date, count(*), sum(c.amount)
from client_credits c where moves_money(c) group by 1, 2
on conflict (owner, month) do update set
  count = kept.count + excluded.count,
  amount = kept.amount + excluded.amount;
alter table bill_payments force row level security;
alter table client_credits force row level security;
alter table collection_totals force row level security;
