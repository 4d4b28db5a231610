-- What one did in a month, day by day, in quarters; what of it a client approved; and which bill each day is on.

-- One's own zone, where it is not that of the postal code, and how many days a year one means to bill.
create table timesheet_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  zone text,
  target_days integer check (target_days between 1 and 366)
);

-- How the time of a contract is counted, where it is not as usual.
create table timesheet_contracts (
  owner uuid not null default app_owner(),
  contract_id uuid not null,
  zone text,
  -- Quarters of its unit, from Monday to Sunday.
  week integer[] check (array_length(week, 1) = 7),
  needs_approval boolean not null default true,
  shows_prices boolean not null default false,
  primary key (owner, contract_id),
  foreign key (owner, contract_id) references contracts (owner, id) on delete cascade
);

create table timesheet_days_off (
  owner uuid not null default app_owner(),
  day date not null,
  quarters integer not null check (quarters in (2, 4)),
  primary key (owner, day)
);

create table timesheet_months (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  month text not null check (month ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$'),
  unique (owner, id),
  unique (owner, month)
);

create table timesheet_rows (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  month_id uuid not null,
  position integer not null,
  contract_id uuid,
  kind text not null check (kind in ('billable', 'nonBillable', 'timeOff', 'sickLeave')),
  activity text not null default '' check (length(activity) <= 60),
  unique (owner, id),
  foreign key (owner, month_id) references timesheet_months (owner, id) on delete cascade,
  foreign key (owner, contract_id) references contracts (owner, id),
  -- Time off and sick leave are the person's, never a contract's.
  check (case kind when 'billable' then contract_id is not null
    when 'nonBillable' then true else contract_id is null end)
);
create index on timesheet_rows (owner, month_id, position);
create index on timesheet_rows (owner, contract_id) where contract_id is not null;

create table timesheet_days (
  owner uuid not null default app_owner(),
  row_id uuid not null,
  day date not null,
  quarters integer not null check (quarters between 1 and 96),
  primary key (row_id, day),
  unique (owner, row_id, day, quarters),
  foreign key (owner, row_id) references timesheet_rows (owner, id) on delete cascade
);

-- A contract's part of a month: what is handed over to its client.
create table timesheets (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  month text not null check (month ~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$'),
  contract_id uuid not null,
  -- The contract's, and the month, by which the search finds it.
  title text not null,
  edition integer not null default 0,
  drafting boolean not null default true,
  answer text check (answer in ('approved', 'refused')),
  answered_on date,
  sent_at timestamptz,
  unique (owner, id),
  unique (owner, contract_id, month),
  foreign key (owner, contract_id) references contracts (owner, id),
  check (drafting or edition > 0)
);
create index on timesheets (owner, month, id);

-- Which bill a day is on: one at most. A draft that goes frees its days, and takes them back when it comes back,
-- unless they are on another bill by then, or are other days.
create table timesheet_billed_days (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  row_id uuid not null,
  day date not null,
  quarters integer not null,
  bill_id uuid not null,
  unit_price_ht bigint not null,
  unique (owner, id),
  -- As an exclusion, so that whoever comes second is told that the days are billed.
  exclude using gist (row_id with =, day with =),
  foreign key (owner, row_id, day, quarters) references timesheet_days (owner, row_id, day, quarters)
    on delete cascade,
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade deferrable initially deferred
);
create index on timesheet_billed_days (owner, bill_id);

create table timesheet_editions (
  owner uuid not null default app_owner(),
  timesheet_id uuid not null,
  edition integer not null,
  snapshot jsonb not null,
  frozen_at timestamptz not null,
  file_key text,
  size integer,
  sha256 text,
  withdrawn_at timestamptz,
  reason text,
  primary key (timesheet_id, edition),
  unique (owner, timesheet_id, edition),
  foreign key (owner, timesheet_id) references timesheets (owner, id) on delete cascade
);

create table timesheet_answers (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  timesheet_id uuid not null,
  edition integer not null,
  answer text not null check (answer in ('approved', 'refused')),
  by_link boolean not null,
  name text not null,
  role text,
  comment text,
  answered_at timestamptz not null,
  address text,
  sha256 text not null,
  -- What was signed on paper.
  file_id uuid,
  unique (owner, id),
  foreign key (owner, timesheet_id, edition) references timesheet_editions (owner, timesheet_id, edition)
    on delete cascade,
  foreign key (owner, file_id) references files (owner, id)
);
create index on timesheet_answers (owner, timesheet_id);

create table timesheet_events (
  id bigint primary key generated always as identity,
  owner uuid not null default app_owner(),
  timesheet_id uuid not null,
  what text not null,
  at timestamptz not null default now(),
  detail text,
  foreign key (owner, timesheet_id) references timesheets (owner, id) on delete cascade
);
create index on timesheet_events (owner, timesheet_id, id);

create table timesheet_links (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  timesheet_id uuid not null,
  secret text not null unique check (length(secret) >= 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  unique (owner, id),
  foreign key (owner, timesheet_id) references timesheets (owner, id) on delete cascade
);
create index on timesheet_links (owner, timesheet_id, created_at);

call own_table('timesheet_settings');
call own_table('timesheet_contracts');
call own_table('timesheet_days_off');
call own_table('timesheet_links');
call own_table('timesheet_events');
-- Those behind an issued bill are its supporting papers: ten years (C. com. L123-22).
call own_table('timesheet_months', 'kept');
call own_table('timesheet_rows', 'kept');
call own_table('timesheet_days', 'kept');
call own_table('timesheets', 'kept');
call own_table('timesheet_billed_days', 'kept');
call own_table('timesheet_editions', 'kept');
call own_table('timesheet_answers', 'kept');
call searchable('timesheets', 'title', 'month');

-- Whoever holds a secret finds its link, and nothing else.
create policy held on timesheet_links for select
  using (secret = nullif(current_setting('app.link', true), ''));

-- Only added to.
revoke update on timesheet_events, timesheet_billed_days, timesheet_answers from plume_app;

-- A draft that is removed comes back with its days (migration 0027).
create trigger keep_removed after delete on timesheet_billed_days
  for each row execute function keep_removed_part();

-- What is on a bill does not change under it. Whoever is erased leaves by another role.
create function keep_billed_day() returns trigger language plpgsql as $$
begin
  if current_user = 'plume_app'
      and exists (select from timesheet_billed_days where row_id = old.row_id and day = old.day) then
    raise exception 'a day that is billed is kept' using errcode = 'integrity_constraint_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger keep_billed before update or delete on timesheet_days
  for each row execute function keep_billed_day();
create function keep_billed_row() returns trigger language plpgsql as $$
begin
  if exists (select from timesheet_billed_days where row_id = old.id) then
    raise exception 'an activity that is billed is kept' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger keep_billed before update of contract_id, kind on timesheet_rows
  for each row when ((old.contract_id, old.kind) is distinct from (new.contract_id, new.kind))
  execute function keep_billed_row();

-- An edition gets its document once and is withdrawn once; an answer is never changed.
create function keep_timesheet_edition() returns trigger language plpgsql as $$
declare
  filing constant text[] := array['file_key', 'size', 'sha256'];
  withdrawing constant text[] := array['withdrawn_at', 'reason'];
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  if tg_op = 'UPDATE' and (old.file_key is null and to_jsonb(old) - filing = to_jsonb(new) - filing
      or old.withdrawn_at is null and to_jsonb(old) - withdrawing = to_jsonb(new) - withdrawing) then
    return new;
  end if;
  raise exception 'what was handed over is kept' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update or delete on timesheet_editions
  for each row execute function keep_timesheet_edition();
create function keep_timesheet_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  raise exception 'what was answered is kept' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update or delete on timesheet_answers
  for each row execute function keep_timesheet_answer();

-- What is erased with a person: months that no issued bill rests on, and sick leave always. The function is changed
-- where it stands, so that other changes of it hold.
create function erase_timesheets(me uuid) returns void
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  delete from timesheet_rows r where r.owner = me and (r.kind = 'sickLeave' or not exists
    (select from timesheet_billed_days b where b.owner = me and b.row_id = r.id));
  delete from timesheets t where t.owner = me and not exists
    (select from timesheet_rows r join timesheet_months m on m.owner = me and m.id = r.month_id
      where r.owner = me and r.contract_id = t.contract_id and m.month = t.month);
  delete from timesheet_months m where m.owner = me and not exists
    (select from timesheet_rows r where r.owner = me and r.month_id = m.id);
end
$$;
revoke all on function erase_timesheets(uuid) from public;
do $$
declare
  was constant text := pg_get_functiondef('erase_person()'::regprocedure);
  contracts constant text := '  delete from contracts c where c.owner = me
    and not exists (select from contract_periods p where p.owner = me and p.contract_id = c.id)';
begin
  if position(contracts in was) = 0 then
    raise exception 'erase_person says otherwise which contracts stay';
  end if;
  execute replace(was, contracts, '  perform erase_timesheets(me);
' || contracts || '
    and not exists (select from timesheet_rows r where r.owner = me and r.contract_id = c.id)');
end
$$;
