-- Bills that another tool numbered: they keep that number and enter no series of ours, are frozen as they came, and
-- count for turnover in their year (decision 2026-11-30-past-bills).
create table past_bills (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  client_id uuid not null,
  number text not null,
  day date not null,
  due_date date,
  -- A credit note is below zero in all its sums.
  kind text not null check (kind in ('bill', 'creditNote')),
  category text not null check (category in ('goods', 'services')),
  total_ht bigint not null,
  vat bigint not null,
  total_ttc bigint not null,
  -- Its import wrote its receipt down; else the receipt came by itself, or there is none.
  brings_receipt boolean not null default false,
  unique (owner, id),
  foreign key (owner, client_id) references clients (owner, id),
  check (total_ht + vat = total_ttc),
  check (case kind when 'bill' then total_ttc > 0 else total_ttc < 0 end)
);
create unique index on past_bills (owner, number, (extract(year from day)));
create index on past_bills (owner, day, id);
create index on past_bills (owner, total_ttc, id);
create index on past_bills (owner, client_id, day);
call own_table('past_bills');
call searchable('past_bills', 'number');
call takes_notes('past_bills', 'pastBills', 'past_bill_id');

-- The receipt of a past bill: written down once, by the import of either.
alter table incomes add column past_bill_id uuid,
  add unique (owner, past_bill_id),
  add foreign key (owner, past_bill_id) references past_bills (owner, id) on delete set null (past_bill_id);

-- Receipts that come from a file after the bills do: one that names an unpaid bill and is its very amount pays it.
create function pay_past_bill() returns trigger language plpgsql as $$
begin
  select b.id into new.past_bill_id from past_bills b
  where b.owner = new.owner and b.total_ttc = new.amount
    and position(lower(b.number) in lower(new.label)) > 0
    and not exists (select from incomes i where i.owner = b.owner and i.past_bill_id = b.id)
  order by length(b.number) desc, b.day, b.id limit 1;
  return new;
end
$$;
create trigger pay_past_bill before insert on incomes for each row
  when (new.waits and new.past_bill_id is null) execute function pay_past_bill();

-- In the statistics of their month: no line says how they were priced, so goods count by the piece and services at a
-- fixed price.
create function unit_of_past_bill(bill past_bills) returns text language sql immutable
  return case bill.category when 'goods' then 'unit' else 'flat' end;

create function add_past_bill_to_statistics(bill past_bills, sign integer) returns void language sql as $$
  insert into statistic_bills as kept (owner, client_id, month, unit, bills, total_ht, total_ttc, days, days_ht)
  select bill.owner, bill.client_id, date_trunc('month', bill.day)::date, said.unit,
    case bill.kind when 'bill' then sign else 0 end, sign * bill.total_ht, sign * bill.total_ttc, 0, 0
  from (values (''), (unit_of_past_bill(bill))) as said (unit)
  order by said.unit
  on conflict (owner, unit, month, client_id) do update set
    bills = kept.bills + excluded.bills,
    total_ht = kept.total_ht + excluded.total_ht,
    total_ttc = kept.total_ttc + excluded.total_ttc
$$;

create function keep_statistics_of_past_bills() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_past_bill_to_statistics(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_past_bill_to_statistics(new, 1); end if;
  return null;
end
$$;
create trigger keep_statistics after insert or delete or update of client_id on past_bills
  for each row execute function keep_statistics_of_past_bills();
