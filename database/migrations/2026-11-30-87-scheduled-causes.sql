-- What is scheduled happens on dates, or when something does: a receipt is written in the book, a bill is issued, VAT
-- is declared. Each cause is written down in the transaction that brings it, once for each item that waits for such.
alter table scheduled_transactions
  add column trigger text not null default 'date'
    check (trigger in ('date', 'receiptRecorded', 'billIssued', 'vatDeclared'));

create table scheduled_causes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  scheduled_transaction_id uuid not null,
  -- The entry of the book, the bill, or the period that was declared.
  cause_id uuid not null,
  day date not null,
  done_at timestamptz,
  unique (owner, id),
  unique (owner, scheduled_transaction_id, cause_id),
  foreign key (owner, scheduled_transaction_id) references scheduled_transactions (owner, id) on delete cascade
);
create index on scheduled_causes (owner, scheduled_transaction_id, day, id) where done_at is null;
call own_table('scheduled_causes', 'erased', false);
call undoable('scheduled_causes');
-- Whose causes wait, across owners, and nothing else of them.
create policy run on scheduled_causes for select
  using (current_setting('app.sweep', true) = 'scheduledCauses' and done_at is null);

-- A cause is done once, as a date is.
alter table scheduled_executions add column cause_id uuid;
drop index scheduled_executions_owner_scheduled_transaction_id_nominal_idx;
create unique index scheduled_executions_of_dates on scheduled_executions (owner, scheduled_transaction_id, nominal)
  where state <> 'failed' and cause_id is null;
create unique index scheduled_executions_of_causes on scheduled_executions (owner, scheduled_transaction_id, cause_id)
  where state <> 'failed' and cause_id is not null;
create index on scheduled_executions (owner, scheduled_transaction_id, nominal);

-- What an execution posts is no cause of another: nothing sets itself off.
create function write_causes(what text, of_owner uuid, cause uuid, on_day date) returns void language sql as $$
  insert into scheduled_causes (owner, scheduled_transaction_id, cause_id, day)
  select i.owner, i.id, cause, on_day
  from scheduled_transactions i
    join lateral (select e.start_date, e.expiry, e.active from scheduled_editions e
      where e.owner = i.owner and e.scheduled_transaction_id = i.id order by e.starts_on desc limit 1) as said on true
  where i.owner = of_owner and i.trigger = what and i.active and said.active
    and on_day >= said.start_date and (said.expiry is null or on_day <= said.expiry)
    and coalesce(current_setting('app.scheduled', true), '') <> 'on'
  on conflict do nothing
$$;

create function receipt_causes() returns trigger language plpgsql as $$
begin
  perform write_causes('receiptRecorded', new.owner, new.id, new.day);
  return null;
end
$$;
create trigger causes after insert on receipts for each row when (new.amount > 0) execute function receipt_causes();

create function bill_causes() returns trigger language plpgsql as $$
begin
  perform write_causes('billIssued', new.owner, new.id, new.release_date);
  return null;
end
$$;
create trigger causes after update of number on bills for each row
  when (old.number is null and new.number is not null and new.kind <> 'creditNote') execute function bill_causes();

-- A period that is declared anew is the same cause.
create function vat_causes() returns trigger language plpgsql as $$
begin
  perform write_causes('vatDeclared', new.owner, md5(new.owner::text || new.starts_on::text)::uuid, new.declared_on);
  return null;
end
$$;
create trigger causes after insert on vat_returns for each row execute function vat_causes();
