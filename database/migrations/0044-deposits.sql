-- Deposits (386): asked before the bill that they are a part of, and deducted from it with their VAT.
alter table bills
  drop constraint bills_kind_check,
  add constraint bills_kind_check check (kind in ('bill', 'creditNote', 'correction', 'deposit'));

create table bill_deductions (
  owner uuid not null default app_owner(),
  -- The bill that deducts it; each deposit is deducted once.
  bill_id uuid not null,
  deposit_id uuid primary key,
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade,
  foreign key (owner, deposit_id) references bills (owner, id) on delete cascade,
  check (bill_id <> deposit_id)
);
create index on bill_deductions (owner, bill_id);
create index on bill_deductions (owner, deposit_id);
alter table bill_deductions enable row level security;
alter table bill_deductions force row level security;
create policy own on bill_deductions using (owner = app_owner());
grant select, insert, delete on bill_deductions to plume_app;

-- What an issued bill deducted stays.
create function keep_deductions() returns trigger language plpgsql as $$
declare
  deduction bill_deductions := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' or exists (select from bills where id = deduction.bill_id and number is not null) then
    raise exception 'the deposits of an issued bill are kept' using errcode = 'integrity_constraint_violation';
  end if;
  return deduction;
end
$$;
create trigger keep_issued before insert or update or delete on bill_deductions
  for each row execute function keep_deductions();
create trigger keep_whole before truncate on bill_deductions
  for each statement execute function refuse_change();
create trigger keep_removed after delete on bill_deductions
  for each row execute function keep_removed_part();
