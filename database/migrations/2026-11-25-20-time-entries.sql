-- Time that was spent on tasks, by a stopwatch or typed; and which days of it a timesheet holds.
create table time_entries (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  project_id uuid not null,
  -- None once the task is gone, and a timesheet holds what was spent on it.
  task_id uuid,
  -- The task, as it was called when it was last there.
  title text not null,
  note text,
  started_at timestamptz not null,
  -- None while it runs.
  ended_at timestamptz check (ended_at > started_at),
  -- Asked in the morning whether it still runs, its owner said so.
  continued_at timestamptz,
  -- Whose it was, for when that one comes back.
  left_task_id uuid,
  unique (owner, id),
  foreign key (owner, project_id) references projects (owner, id) on delete cascade,
  foreign key (owner, task_id) references tasks (owner, id) on delete cascade
);
-- One at a time: nobody does two things at once.
create unique index time_entries_running on time_entries (owner) where ended_at is null;
create index on time_entries (owner, started_at, id);
create index on time_entries (owner, project_id, started_at, id);
create index on time_entries (owner, task_id) where task_id is not null;
create index on time_entries (owner, left_task_id) where left_task_id is not null;

-- The days of an entry that were added to a timesheet, to one of its activities: each once.
create table time_entry_days (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  time_entry_id uuid not null,
  day date not null,
  row_id uuid not null,
  unique (owner, time_entry_id, day),
  foreign key (owner, time_entry_id) references time_entries (owner, id) on delete cascade,
  foreign key (owner, row_id) references timesheet_rows (owner, id) on delete cascade
);
create index on time_entry_days (owner, row_id);

call own_table('time_entries');
call own_table('time_entry_days');
call undoable('time_entries');
call undoable('time_entry_days');

-- Whether a timesheet holds something of an entry: the day is in it, and not empty.
create function is_in_timesheet(whose uuid, entry uuid) returns boolean language sql stable as $$
  select exists (select from time_entry_days e
    join timesheet_days d on d.owner = e.owner and d.row_id = e.row_id and d.day = e.day
    where e.owner = whose and e.time_entry_id = entry)
$$;

-- What a timesheet holds stays when its task goes, and is the task's again when that comes back.
create function leave_task() returns trigger language plpgsql as $$
begin
  update time_entries set task_id = null, left_task_id = old.id, title = old.title
  where owner = old.owner and task_id = old.id and is_in_timesheet(owner, id);
  return old;
end
$$;
create trigger leave_task before delete on tasks for each row execute function leave_task();
create function find_task_again() returns trigger language plpgsql as $$
begin
  update time_entries set task_id = new.id, left_task_id = null
  where owner = new.owner and left_task_id = new.id;
  return null;
end
$$;
create trigger find_task_again after insert on tasks for each row
  when (current_setting('app.restoring', true) = 'on') execute function find_task_again();

-- What comes back runs no more: another may run meanwhile.
create function restore_time_entry() returns trigger language plpgsql as $$
begin
  if new.ended_at is null then new.ended_at := greatest(now(), new.started_at + interval '1 second'); end if;
  if exists (select from tasks where owner = new.owner and id = new.left_task_id) then
    new.task_id := new.left_task_id;
    new.left_task_id := null;
  elsif not exists (select from tasks where owner = new.owner and id = new.task_id) then
    new.task_id := null;
  end if;
  return new;
end
$$;
create trigger restore_time_entry before insert on time_entries for each row
  when (current_setting('app.restoring', true) = 'on') execute function restore_time_entry();
create function restore_time_entry_day() returns trigger language plpgsql as $$
begin
  return case when exists (select from timesheet_rows where owner = new.owner and id = new.row_id) then new end;
end
$$;
create trigger restore_time_entry_day before insert on time_entry_days for each row
  when (current_setting('app.restoring', true) = 'on') execute function restore_time_entry_day();

-- Whose projects are worked on and have a budget to look over, across owners, and nothing else of them.
create policy budgets on projects for select
  using (current_setting('app.sweep', true) = 'projectBudgets' and archived_at is null
    and (num_nonnulls(budget_days, budget_ht) > 0 or contract_id is not null));
