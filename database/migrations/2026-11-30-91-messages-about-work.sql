-- A message is about a bill, an edition of a quote, an edition of a timesheet, or a contract (decision 043): still one
-- queue, one history. What was typed is kept beside what it became, so that a draft is changed in its own words.
alter table bill_emails
  add column timesheet_id uuid,
  add column contract_id uuid,
  add column source text,
  add foreign key (owner, timesheet_id) references timesheets (owner, id) on delete cascade,
  add foreign key (owner, contract_id) references contracts (owner, id) on delete cascade;
do $$
declare
  name text;
begin
  for name in select conname from pg_constraint where conrelid = 'bill_emails'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) ~ 'num_nonnulls|num_nulls|quote_id' or conname = 'bill_emails_purpose_check')
  loop
    execute format('alter table bill_emails drop constraint %I', name);
  end loop;
end
$$;
alter table bill_emails
  add constraint bill_emails_purpose_check check (purpose in ('bill', 'quote', 'test', 'reminder',
    'timesheet', 'timesheetReminder', 'timesheetReopened', 'contractRenewal')),
  add constraint bill_emails_about_check check (num_nonnulls(bill_id, quote_id, timesheet_id, contract_id) = 1),
  add constraint bill_emails_edition_check check (
    (edition is not null) = (quote_id is not null or timesheet_id is not null)),
  add constraint bill_emails_for_check check (purpose = 'test'
    or purpose in ('bill', 'reminder') and bill_id is not null
    or purpose = 'quote' and quote_id is not null
    or purpose like 'timesheet%' and timesheet_id is not null
    or purpose = 'contractRenewal' and contract_id is not null);
create index on bill_emails (owner, timesheet_id, created_at) where timesheet_id is not null;
create index on bill_emails (owner, contract_id, created_at) where contract_id is not null;

-- A contract whose client was told something stays: the message proves what they were told. A foreign key deletes in its
-- owner's name, which the trigger on messages lets pass.
create function keep_told_contract() returns trigger language plpgsql as $$
begin
  if current_user = 'plume_app' and exists (select from bill_emails e
      where e.owner = old.owner and e.contract_id = old.id and e.state <> 'draft') then
    raise exception 'a message about the contract is kept' using errcode = 'foreign_key_violation';
  end if;
  return old;
end
$$;
create trigger keep_told before delete on contracts for each row execute function keep_told_contract();

-- What was typed goes with what it became. The function is changed where it stands, so that other changes of it hold.
do $$
declare
  was constant text := pg_get_functiondef('erase_person()'::regprocedure);
  emptied constant text := 'subject = '''', body = '''', html = null,';
begin
  if position(emptied in was) = 0 then
    raise exception 'erase_person says otherwise what stays of a message';
  end if;
  execute replace(was, emptied, emptied || ' source = null,');
end
$$;

-- After how many working days without an answer a timesheet's client is reminded of it, once; never where it is null.
alter table timesheet_contracts
  add column remind_after integer check (remind_after between 1 and 30);

-- Whose timesheets wait for an answer of which they are to be reminded, and whose contracts are worked by time, across
-- owners, and nothing else of them.
create policy run_reminders on timesheets for select
  using (current_setting('app.sweep', true) = 'timesheetReminders' and not drafting and answer is null
    and sent_at is not null);
create policy run_month_ends on contracts for select
  using (current_setting('app.sweep', true) = 'monthEnds' and activated_on is not null and kind = 'freelance'
    and billable_project and unit in ('day', 'hour'));

-- Tells a client that what they had approved was opened again.
select pgboss.create_queue('timesheetReopened', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');

-- Whose contracts are renewed by themselves, across owners, and nothing else of them: consumers among their clients are
-- told in time that they need not be.
create policy run_consumers on contracts for select
  using (current_setting('app.sweep', true) = 'consumerNotices' and activated_on is not null and renewable
    and ended_on is null and runs_until is not null);
