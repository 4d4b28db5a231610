-- Bills that are made by themselves: what is billed, to whom, and when.
create table recurring_bills (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  title text not null,
  client_id uuid not null,
  frequency text not null check (frequency in ('weekly', 'monthly', 'quarterly', 'yearly')),
  every integer not null check (every > 0),
  start_date date not null,
  month_end boolean not null,
  expiry date,
  times integer check (times > 0),
  period text not null check (period in ('none', 'past', 'ahead')),
  mode text not null check (mode in ('draft', 'issue', 'send')),
  -- Lines, terms and texts of each bill, as the contract checked them.
  model jsonb not null,
  total_ht bigint not null,
  currency text not null default 'EUR',
  -- The date that comes next, kept because the run asks for it; none once it has ended.
  next_on date,
  done integer not null default 0,
  paused_by text check (paused_by in ('person', 'failures')),
  -- Since the last date that was done. It is tried again on another day.
  failures integer not null default 0,
  failed_at timestamptz,
  retry_on date,
  last_failure jsonb not null default '[]',
  words text not null generated always as (plain_text(title)) stored,
  unique (owner, id),
  foreign key (owner, client_id) references clients (owner, id),
  check (expiry is null or times is null)
);
create index on recurring_bills (owner, (title collate "fr-x-icu"), id);
create index on recurring_bills (owner, (case when next_on is null then 'infinity'::date else next_on end), id);
create index on recurring_bills (owner, total_ht, id);
create index on recurring_bills (owner, client_id);
create index on recurring_bills (next_on) where next_on is not null and paused_by is null;
create index recurring_bills_words on recurring_bills using gin (owner, words gin_trgm_ops);

create trigger mark_change before update on recurring_bills
  for each row execute function mark_change();
create trigger keep_removed after delete on recurring_bills
  for each row execute function keep_removed();

-- Each date once, whoever runs and however often: written down together with its bill.
create table recurring_bill_dates (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  recurring_bill_id uuid not null,
  date date not null,
  -- None where its draft was removed since.
  bill_id uuid,
  created_at timestamptz not null default now(),
  unique (owner, id),
  unique (owner, recurring_bill_id, date),
  -- Looked at when the call ends: what is brought back comes after its dates.
  foreign key (owner, recurring_bill_id) references recurring_bills (owner, id) on delete cascade
    deferrable initially deferred,
  foreign key (owner, bill_id) references bills (owner, id) on delete set null (bill_id)
);
create index on recurring_bill_dates (owner, bill_id) where bill_id is not null;

create function keep_removed_recurring_date() returns trigger language plpgsql as $$
begin
  insert into removals (owner, kind, record_id, record)
  values (old.owner, tg_table_name, old.recurring_bill_id, to_jsonb(old));
  return null;
end
$$;
create trigger keep_removed after delete on recurring_bill_dates
  for each row execute function keep_removed_recurring_date();

alter table recurring_bills enable row level security;
alter table recurring_bills force row level security;
create policy own on recurring_bills using (owner = app_owner());
-- Whose turn it is, across owners, and nothing else of them.
create policy run on recurring_bills for select
  using (current_setting('app.sweep', true) = 'recurringBills' and next_on is not null and paused_by is null);
grant select, insert, update, delete on recurring_bills to plume_app;
alter table recurring_bill_dates enable row level security;
alter table recurring_bill_dates force row level security;
create policy own on recurring_bill_dates using (owner = app_owner());
grant select, insert, delete on recurring_bill_dates to plume_app;
grant update (bill_id) on recurring_bill_dates to plume_app;

-- As the other kinds are found (migration 0011).
grant select on recurring_bills to plume_search;
create policy search on recurring_bills for select to plume_search using (true);
grant create on schema public to plume_search;
create function find_recurring_bills(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from recurring_bills
    where owner = app_owner() and recurring_bills.words like pattern limit 100);
end
$$;
alter function find_recurring_bills(text) owner to plume_search;
revoke all on function find_recurring_bills(text) from public;
grant execute on function find_recurring_bills(text) to plume_app;
revoke create on schema public from plume_search;

-- Says by mail that one was paused, and what is missing.
select pgboss.create_queue('recurringBillPaused', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
