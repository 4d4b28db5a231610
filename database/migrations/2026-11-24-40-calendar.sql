-- A person's calendar: events, single or in series; what is different of single occurrences; days off, working hours;
-- what rang; and the addresses at which other calendars read it.
create table events (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  title text not null,
  start_date date not null,
  -- As clocks in its zone show it: "14:30". An event without one is all day.
  start_time text,
  -- Minutes as clocks show them, days of what is all day.
  length integer not null check (length >= 0),
  zone text not null,
  color text not null,
  -- It keeps nobody busy.
  free boolean not null,
  place text,
  notes text,
  link text,
  client_id uuid,
  contract_id uuid,
  -- Our own rule (domain/recurrence.ts); one of another calendar that is none of ours is kept as it came.
  rule jsonb,
  foreign_rule text,
  reminders jsonb not null default '[]',
  -- The days within which it happens, moved occurrences included; without a last one for ever.
  first_day date not null,
  last_day date,
  -- By which other calendars know it, and what they said of it that is nothing to us.
  uid text not null,
  sequence integer not null default 0,
  stamped_at timestamptz not null default now(),
  properties jsonb not null default '[]',
  next_reminder_at timestamptz,
  unique (owner, id),
  foreign key (owner, client_id) references clients (owner, id) on delete set null (client_id),
  foreign key (owner, contract_id) references contracts (owner, id) on delete set null (contract_id)
);
create index on events (owner, first_day, last_day);
create index on events (owner, start_date, id);
create index on events (owner, changed_at, id);
create index on events (owner, client_id);
create index on events (owner, contract_id);
create index on events (owner, uid);
create index on events (next_reminder_at) where next_reminder_at is not null;
call own_table('events');
call searchable('events', 'title', 'place', 'notes');
call undoable('events');
-- A save says when it was; that the next reminder is another is no save, and puts no form out of date.
drop trigger mark_change on events;
create trigger mark_change before update of stamped_at on events
  for each row execute function mark_change();
-- Whose reminders are due, across owners, and nothing else of them.
create policy run on events for select
  using (current_setting('app.sweep', true) = 'eventReminders' and next_reminder_at is not null);

-- What was changed of one occurrence, by the start that its rule gives it; and only what was changed.
create table event_overrides (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  event_id uuid not null,
  occurrence text not null,
  cancelled boolean not null default false,
  start text,
  length integer check (length >= 0),
  fields jsonb not null default '{}',
  unique (owner, event_id, occurrence),
  foreign key (owner, event_id) references events (owner, id) on delete cascade
);
call own_table('event_overrides');
call undoable('event_overrides');

-- What rang, or is to ring again: once for each occurrence, each distance and each time that it was put to.
create table event_reminders (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  event_id uuid not null,
  occurrence text not null,
  starts_at timestamptz not null,
  reminder text not null,
  rang_at timestamptz,
  -- It was due while nothing ran, too long ago to ring.
  missed boolean not null default false,
  snoozed_until timestamptz,
  by text not null check (by in ('notification', 'email', 'both')),
  unique (owner, id),
  unique (owner, event_id, occurrence, reminder, starts_at),
  foreign key (owner, event_id) references events (owner, id) on delete cascade
);
create index on event_reminders (owner, rang_at);
create index on event_reminders (snoozed_until) where snoozed_until is not null;
call own_table('event_reminders', 'erased', false);
call undoable('event_reminders');
create policy run on event_reminders for select
  using (current_setting('app.sweep', true) = 'eventReminders' and snoozed_until is not null);

-- What a change of series or an import replaced, for as long as it may be taken back.
create table calendar_changes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  at timestamptz not null,
  before jsonb not null,
  -- The events that it made or left, in the version that it left them in.
  after jsonb not null,
  unique (owner, id)
);
create index on calendar_changes (owner, at);
call own_table('calendar_changes', 'erased', false);

-- Days on which nobody works: whole ones, or halves.
create table days_off (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  day date not null,
  half text check (half in ('morning', 'afternoon')),
  title text,
  unique (owner, id),
  unique (owner, day)
);
call own_table('days_off');

-- The zone of the person's clocks, and when they work.
create table calendar_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  zone text not null,
  hours jsonb not null
);
call own_table('calendar_settings');

-- The addresses at which other calendars read this one: whoever holds a secret reads it.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  layers text[] not null,
  busy_only boolean not null,
  secret text not null unique check (length(secret) >= 32),
  unique (owner, id)
);
create index on calendar_feeds (owner, created_at, id);
call own_table('calendar_feeds');
create policy held on calendar_feeds for select
  using (secret = nullif(current_setting('app.link', true), ''));

select pgboss.create_queue('eventReminder', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
