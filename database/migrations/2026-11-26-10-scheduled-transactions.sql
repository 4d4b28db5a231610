-- Money that comes in or goes out by itself, and charges that are calculated: what is done, and when it was.
create table scheduled_transactions (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Who said last how it is.
  changed_by uuid not null,
  title text not null,
  operation text not null check (operation in ('outcome', 'income')),
  mode text not null check (mode in ('autoDebit', 'credit', 'needsValidation')),
  category text not null,
  vat_rate numeric(5, 2),
  -- Where it is posted; the usual account where there is none.
  account_id uuid,
  -- So many days after its day it is expected on the account.
  expected_delay integer not null default 0 check (expected_delay >= 0),
  active boolean not null default true,
  -- The date that comes next by the rule, and the day on which it is done; none once it has ended or while deactivated.
  next_on date,
  due_on date,
  -- What the executions before left below zero, to be taken off the next one.
  carried bigint not null default 0,
  -- Since the last date that was done. It is tried again on another day; the third one pauses it.
  failures integer not null default 0,
  retry_on date,
  last_failure text,
  paused boolean not null default false,
  unique (owner, id),
  foreign key (owner, account_id) references bank_accounts (owner, id) on delete set null (account_id),
  check ((next_on is null) = (due_on is null))
);
create index on scheduled_transactions (owner, (title collate "fr-x-icu"), id);
create index on scheduled_transactions
  (owner, (case when next_on is null then 'infinity'::date else next_on end), id);
create index on scheduled_transactions (owner, account_id) where account_id is not null;
create index on scheduled_transactions (due_on) where due_on is not null and not paused;
call own_table('scheduled_transactions');
call searchable('scheduled_transactions', 'title');
call undoable('scheduled_transactions');

-- When it happens and how much it is, from a day on: what is said later bears on later dates only. Deactivated, it
-- does not happen from that day on.
create table scheduled_editions (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  scheduled_transaction_id uuid not null,
  starts_on date not null,
  active boolean not null,
  frequency text not null check (frequency in ('once', 'daily', 'weekly', 'monthly', 'quarterly', 'yearly')),
  every integer not null check (every > 0),
  start_date date not null,
  month_end boolean not null,
  expiry date,
  shift text not null check (shift in ('none', 'before', 'after')),
  -- Fixed, or so many percent of a source within a window of days.
  amount bigint check (amount > 0),
  percent numeric(5, 2) check (percent <= 100),
  source text check (source in ('receivedHT', 'receivedTTC', 'invoiced', 'vatDue', 'contributions', 'category', 'item')),
  source_category text,
  -- Gone with the other item: what is calculated of it then fails, and says so.
  source_item_id uuid,
  period text check (period in ('sinceLast', 'between', 'previousMonth', 'previousQuarter', 'previousYear', 'lastDays')),
  period_from date,
  period_to date,
  period_days integer check (period_days > 0),
  unique (owner, id),
  unique (owner, scheduled_transaction_id, starts_on),
  foreign key (owner, scheduled_transaction_id) references scheduled_transactions (owner, id) on delete cascade,
  foreign key (owner, source_item_id) references scheduled_transactions (owner, id) on delete set null (source_item_id),
  check ((amount is null) = (percent is not null and source is not null and period is not null))
);
create index on scheduled_editions (owner, source_item_id) where source_item_id is not null;
call own_table('scheduled_editions');
call undoable('scheduled_editions');

-- Each attempt at a date. What is done is done once, whoever runs and however often: the date is written down together
-- with what it counted and what it posted.
create table scheduled_executions (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  scheduled_transaction_id uuid not null,
  -- The date by the rule, and the day on which it was done.
  nominal date not null,
  done_on date not null,
  -- nothing: the amount was zero. waiting: for its owner. expected: for its line of the bank.
  state text not null check (state in ('nothing', 'waiting', 'expected', 'posted', 'failed', 'takenBack')),
  amount bigint check (amount >= 0),
  percent numeric(5, 2),
  window_from date,
  window_to date,
  basis bigint,
  carried_in bigint not null default 0,
  carried_out bigint not null default 0 check (carried_out <= 0),
  expected_on date,
  settled_on date,
  outcome_id uuid,
  income_id uuid,
  line_id uuid,
  -- Why it failed, by the name of its sentence.
  reason text,
  unique (owner, id),
  foreign key (owner, scheduled_transaction_id) references scheduled_transactions (owner, id) on delete cascade,
  check ((state = 'failed') = (reason is not null)),
  check (state = 'failed' or amount is not null)
);
create unique index on scheduled_executions (owner, scheduled_transaction_id, nominal) where state <> 'failed';
create index on scheduled_executions (owner, scheduled_transaction_id, nominal, id);
create index on scheduled_executions (owner, nominal, id);
create index on scheduled_executions (owner, state) where state in ('waiting', 'expected');
create index on scheduled_executions (owner, outcome_id) where outcome_id is not null;
create index on scheduled_executions (owner, income_id) where income_id is not null;
create index on scheduled_executions (owner, line_id) where line_id is not null;
call own_table('scheduled_executions');
call undoable('scheduled_executions');

-- What an execution counted. It is remembered by fact, not by a date: what is written down late, put right or taken
-- back falls to the next one, and nothing is counted twice.
create table execution_facts (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  scheduled_transaction_id uuid not null,
  execution_id uuid not null,
  -- The fact, and the thing that it is of: a receipt, a bill, a day of VAT.
  fact text not null,
  thing text not null,
  day date not null,
  amount bigint not null,
  label text not null,
  -- With an execution that was taken back: it waits for the next one.
  released boolean not null default false,
  -- What was calculated of some days alone, and is counted by each.
  alone boolean not null,
  unique (owner, id),
  unique (owner, execution_id, fact),
  foreign key (owner, scheduled_transaction_id) references scheduled_transactions (owner, id) on delete cascade,
  foreign key (owner, execution_id) references scheduled_executions (owner, id) on delete cascade
);
create unique index on execution_facts (owner, scheduled_transaction_id, fact) where not released and not alone;
call own_table('execution_facts');
call undoable('execution_facts');

-- What an execution posted is gone, because its match was taken back or somebody removed it: it waits for its line
-- again, or for nothing more.
create function unsettle_execution() returns trigger language plpgsql as $$
begin
  update scheduled_executions
    set state = case when line_id is null then 'posted' else 'expected' end,
      settled_on = case when line_id is null then settled_on end,
      line_id = null,
      outcome_id = case when outcome_id = old.id then null else outcome_id end,
      income_id = case when income_id = old.id then null else income_id end
    where owner = old.owner and (outcome_id = old.id or income_id = old.id) and state = 'posted';
  return null;
end
$$;
create trigger unsettle_execution after delete on outcomes for each row execute function unsettle_execution();
create trigger unsettle_execution after delete on incomes for each row execute function unsettle_execution();

-- One that comes back after its date waits for its owner, who says what becomes of the dates between.
create function pause_restored_transaction() returns trigger language plpgsql as $$
begin
  new.paused := new.paused or coalesce(new.due_on < app_today(), false);
  -- What it named may have gone meanwhile.
  if not exists (select from bank_accounts where owner = new.owner and id = new.account_id) then
    new.account_id := null;
  end if;
  return new;
end
$$;
create function restore_edition() returns trigger language plpgsql as $$
begin
  if not exists (select from scheduled_transactions where owner = new.owner and id = new.source_item_id) then
    new.source_item_id := null;
  end if;
  return new;
end
$$;
create trigger pause_restored before insert on scheduled_transactions for each row
  when (current_setting('app.restoring', true) = 'on') execute function pause_restored_transaction();

create trigger restore_edition before insert on scheduled_editions for each row
  when (current_setting('app.restoring', true) = 'on') execute function restore_edition();

-- Whose turn it is, across owners, and nothing else of them.
create policy run on scheduled_transactions for select
  using (current_setting('app.sweep', true) = 'scheduledTransactions' and due_on is not null and not paused);
