-- Reminders of bills: one sequence an owner, what has left, and what is held back.
create table reminder_plans (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  enabled boolean not null,
  steps jsonb not null
);
create trigger mark_change before update on reminder_plans
  for each row execute function mark_change();

-- A day, a bill and a step each once: whatever runs twice finds that it was done.
create table bill_reminders (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  bill_id uuid not null,
  client_id uuid not null,
  email_id uuid not null,
  day date not null,
  days integer not null,
  -- No client is reminded twice on one day, not of two bills either.
  unique (owner, client_id, day),
  unique (owner, bill_id, days),
  foreign key (owner, bill_id) references bills (owner, id),
  foreign key (owner, client_id) references clients (owner, id),
  foreign key (owner, email_id) references bill_emails (owner, id)
);

-- A bill that is disputed, a client who is left in peace.
create table bill_disputes (
  bill_id uuid primary key,
  owner uuid not null default app_owner(),
  since timestamptz not null default now(),
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade
);
create index on bill_disputes (owner);
create table reminder_pauses (
  client_id uuid primary key,
  owner uuid not null default app_owner(),
  since timestamptz not null default now(),
  foreign key (owner, client_id) references clients (owner, id) on delete cascade
);
create index on reminder_pauses (owner);

do $$
declare
  name text;
begin
  foreach name in array array['reminder_plans', 'bill_reminders', 'bill_disputes', 'reminder_pauses'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own on %I using (owner = app_owner())', name);
  end loop;
end
$$;
-- Who is to be looked at, across owners, and nothing else of them.
create policy run on reminder_plans for select
  using (current_setting('app.sweep', true) = 'reminders' and enabled);
grant select, insert, update on reminder_plans to plume_app;
grant select, insert on bill_reminders to plume_app;
grant select, insert, delete on bill_disputes, reminder_pauses to plume_app;
