-- What was agreed holds from a day on: the terms of a contract are its version 1 and the amendments to it. The
-- columns that there were stay the terms of the day, which lists sort and search by.
alter table contracts
  add column notice_days integer check (notice_days > 0),
  add column hours_per_day numeric(4, 2) not null default 7 check (hours_per_day > 0),
  add column budget_days numeric(13, 4) check (budget_days > 0),
  add column budget_ht bigint check (budget_ht > 0),
  add column end_client text,
  add column own_signatory text,
  add column client_signatory text,
  add column quote_id uuid,
  -- Of one that is employed or hosted, what its kind asks for; and which points to look at were answered how.
  add column employment jsonb,
  add column points jsonb,
  -- The terms as they stood when it came into force; none of a draft.
  add column first_terms jsonb,
  -- By whom it was ended, and when they said so.
  add column ended_by text check (ended_by in ('me', 'client', 'both')),
  add column notice_given_on date,
  add foreign key (owner, quote_id) references quotes (owner, id) on delete set null (quote_id);
create index on contracts (owner, quote_id) where quote_id is not null;

-- Contracts that are in force begin with version 1 as they stand.
update contracts set first_terms = jsonb_build_object(
    'endDate', end_date, 'priceHT', price_ht, 'unit', unit, 'paymentDays', payment_days, 'endOfMonth', end_of_month,
    'penaltyRate', trim_scale(penalty_rate)::text, 'renewable', renewable, 'renewalDays', renewal_days,
    'noticeDays', null, 'hoursPerDay', '7', 'budgetDays', null, 'budgetHT', null)
  where activated_on is not null;
alter table contracts add check ((activated_on is null) = (first_terms is null));

create table contract_amendments (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  contract_id uuid not null,
  number integer not null check (number > 0),
  effective_on date not null,
  reason text,
  -- The terms that are other than before, by their names.
  changes jsonb not null,
  -- When both parties had agreed; null while a draft.
  activated_on date,
  -- The columns of the contract say what it changed: its day has come.
  applied boolean not null default false,
  unique (owner, id),
  unique (owner, contract_id, number),
  -- Looked at when the call ends: a contract that is brought back comes after its amendments.
  foreign key (owner, contract_id) references contracts (owner, id) on delete cascade
    deferrable initially deferred,
  check (activated_on is not null or not applied)
);
create index on contract_amendments (effective_on) where activated_on is not null and not applied;
call own_table('contract_amendments', 'kept');
call undoable('contract_amendments');

-- Whose amendments have their day, across owners, and nothing else of them.
create policy run on contract_amendments for select
  using (current_setting('app.sweep', true) = 'amendments' and activated_on is not null and not applied);

-- Whose contracts have a budget that runs, across owners, and nothing else of them.
create policy run_budgets on contracts for select
  using (current_setting('app.sweep', true) = 'contractBudgets' and activated_on is not null and ended_on is null
    and num_nonnulls(budget_days, budget_ht) > 0);
create index on contracts (owner) where num_nonnulls(budget_days, budget_ht) > 0;
