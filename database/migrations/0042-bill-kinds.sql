-- Kinds of bills beside the ordinary one (UNTDID 1001: 380): a credit note (381) takes back a bill or a part
-- of it, a correction (384) cancels and replaces one. Each has its own series; all are kept alike.
alter table bills
  add column kind text not null default 'bill' check (kind in ('bill', 'creditNote', 'correction')),
  -- The bill that a credit note or a correction is about.
  add column origin_id uuid,
  -- What settles the bill other than money: credit notes and corrections, deposits, what was given up.
  add column credited bigint not null default 0,
  add column prepaid bigint not null default 0,
  add column written_off bigint not null default 0,
  -- What another bill counted already: the one that is replaced, deposits. Turnover counts it once.
  add column deducted_ht bigint not null default 0,
  add column deducted_ttc bigint not null default 0,
  add foreign key (owner, origin_id) references bills (owner, id),
  add check ((kind in ('creditNote', 'correction')) = (origin_id is not null)),
  add check (credited >= 0 and prepaid >= 0 and written_off >= 0);

alter table bills
  add column due bigint not null generated always as (
    case when number is null or kind = 'creditNote' then 0
      else total_ttc - prepaid - paid - credited - written_off end) stored
    check (due >= 0),
  -- Sums are kept by it: closed is what was settled without money, and what asks for none.
  add column standing text not null generated always as (
    case when number is null then 'draft'
      when kind = 'creditNote' then 'closed'
      when total_ttc - prepaid - paid - credited - written_off > 0 then 'unpaid'
      when written_off > 0 or (credited > 0 and paid = 0) then 'closed'
      else 'paid' end) stored;

create index on bills (owner, origin_id) where origin_id is not null;
drop index bills_unpaid;
create index bills_unpaid on bills (owner, due_date) include (due) where due > 0;

create or replace function keep_issued_bill() returns trigger language plpgsql as $$
declare
  -- Generated columns are not computed yet here; they follow from columns that are kept.
  moving constant text[] := array['version', 'changed_at', 'sent_at', 'paid', 'collected', 'credited',
    'written_off', 'place', 'words', 'due', 'standing'];
begin
  if old.number is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception 'bill % was issued: it is neither changed nor removed', old.number
    using errcode = 'integrity_constraint_violation';
end
$$;

drop trigger mark_change on bills;
create trigger mark_change before update of client_id, number, paid, collected, credited, written_off on bills
  for each row execute function mark_change();

-- Sums: a credit note counts below zero, and what was counted elsewhere counts once.
alter table bill_totals
  add column due bigint not null default 0,
  drop constraint bill_totals_state_check,
  add check (state in ('draft', 'unpaid', 'paid', 'closed'));
alter table bill_totals alter column due drop default;
alter table bill_totals no force row level security;
update bill_totals set due = total_ttc - paid where state = 'unpaid';
alter table bill_totals force row level security;

create or replace function add_to_totals(bill bills, sign integer) returns void language sql as $$
  insert into bill_totals as kept (owner, month, state, count, total_ht, total_ttc, paid, due)
  select bill.owner, coalesce(date_trunc('month', bill.release_date)::date, '-infinity'), bill.standing,
    sign, sign * (worth * bill.total_ht - bill.deducted_ht), sign * (worth * bill.total_ttc - bill.deducted_ttc),
    sign * bill.paid, sign * bill.due
  from (select case bill.kind when 'creditNote' then -1 else 1 end as worth) as kind
  on conflict (owner, month, state) do update set
    count = kept.count + excluded.count,
    total_ht = kept.total_ht + excluded.total_ht,
    total_ttc = kept.total_ttc + excluded.total_ttc,
    paid = kept.paid + excluded.paid,
    due = kept.due + excluded.due
$$;
drop function bill_state(bills);

drop trigger keep_totals on bills;
create constraint trigger keep_totals after insert or delete or
    update of release_date, number, total_ht, total_ttc, paid, credited, prepaid, written_off, deducted_ht,
      deducted_ttc on bills
  deferrable initially deferred for each row execute function keep_totals();

-- What a client has paid beyond what was due, and what is done with it: a log that only grows.
create table client_credits (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  client_id uuid not null,
  amount bigint not null check (amount <> 0),
  what text not null check (what in ('overpaid', 'credited', 'used', 'refunded', 'takenBack')),
  day date not null,
  means text,
  bill_id uuid,
  payment_id uuid,
  created_at timestamptz not null default now(),
  unique (owner, id),
  foreign key (owner, client_id) references clients (owner, id),
  foreign key (owner, bill_id) references bills (owner, id),
  foreign key (owner, payment_id) references bill_payments (owner, id)
);
create index on client_credits (owner, client_id, created_at);
create index on client_credits (owner, bill_id) where bill_id is not null;
create index on client_credits (owner, payment_id) where payment_id is not null;
alter table client_credits enable row level security;
alter table client_credits force row level security;
create policy own on client_credits using (owner = app_owner());
grant select, insert on client_credits to plume_app;
create trigger keep before update or delete on client_credits
  for each row execute function refuse_change();
create trigger keep_whole before truncate on client_credits
  for each statement execute function refuse_change();

-- Money that leaves a bill for its client's credit is an entry below zero that reverses none.
alter table bill_payments
  drop constraint bill_payments_check,
  add constraint bill_payments_check check (
    (reversal_of is null or amount < 0) and (amount > 0 or reversal_of is not null or means = 'clientCredit'));

-- Copies of removed bills lack the columns that are new (decision 022).
truncate removals;
