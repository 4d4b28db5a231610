-- What another bill counted already (deposits, the one that is replaced) is kept beside the sums from which it is
-- taken: a list of one state shows a bill without the one that counted it, and sums what it shows.
alter table bill_totals
  add column deducted_ht bigint not null default 0,
  add column deducted_ttc bigint not null default 0;
alter table bill_totals
  alter column deducted_ht drop default,
  alter column deducted_ttc drop default;

alter table bills no force row level security;
alter table bill_totals no force row level security;
update bill_totals set deducted_ht = counted.ht, deducted_ttc = counted.ttc
from (
  select owner, coalesce(date_trunc('month', release_date)::date, '-infinity') as month, standing,
    sum(deducted_ht) as ht, sum(deducted_ttc) as ttc
  from bills group by 1, 2, 3
) as counted
where bill_totals.owner = counted.owner and bill_totals.month = counted.month and bill_totals.state = counted.standing;
alter table bill_totals force row level security;
alter table bills force row level security;

create or replace function add_to_totals(bill bills, sign integer) returns void language sql as $$
  insert into bill_totals as kept
    (owner, month, state, count, total_ht, total_ttc, paid, due, deducted_ht, deducted_ttc)
  select bill.owner, coalesce(date_trunc('month', bill.release_date)::date, '-infinity'), bill.standing,
    sign, sign * (worth * bill.total_ht - bill.deducted_ht), sign * (worth * bill.total_ttc - bill.deducted_ttc),
    sign * bill.paid, sign * bill.due, sign * bill.deducted_ht, sign * bill.deducted_ttc
  from (select case bill.kind when 'creditNote' then -1 else 1 end as worth) as kind
  on conflict (owner, month, state) do update set
    count = kept.count + excluded.count,
    total_ht = kept.total_ht + excluded.total_ht,
    total_ttc = kept.total_ttc + excluded.total_ttc,
    paid = kept.paid + excluded.paid,
    due = kept.due + excluded.due,
    deducted_ht = kept.deducted_ht + excluded.deducted_ht,
    deducted_ttc = kept.deducted_ttc + excluded.deducted_ttc
$$;
