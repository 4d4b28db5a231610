-- Tasks that come again by themselves: what each of them says, and when it is made.
create table recurring_tasks (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  project_id uuid not null,
  -- Where it is made; in the last queue where there is none.
  column_id uuid,
  title text not null,
  -- By a rule, or so many days after the one before was done.
  mode text not null check (mode in ('rule', 'afterDone')),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly', 'quarterly', 'yearly')),
  every integer not null check (every > 0),
  start_date date not null,
  month_end boolean not null,
  expiry date,
  after_days integer check (after_days > 0),
  -- How long after its day it is due; none where it has no due date.
  due_after integer check (due_after >= 0),
  -- Estimate, priority, text, tags and steps, as the contract checked them.
  model jsonb not null,
  -- The day that comes next, kept because the run asks for it; none once it has ended, and while one waits to be done.
  next_on date,
  last_made_on date,
  -- The one that was made last; it may be gone.
  last_task_id uuid,
  unique (owner, id),
  foreign key (owner, project_id) references projects (owner, id) on delete cascade,
  foreign key (owner, project_id, column_id) references project_columns (owner, project_id, id)
    on delete set null (column_id),
  check ((mode = 'afterDone') = (after_days is not null))
);
create index on recurring_tasks (owner, (title collate "fr-x-icu"), id);
create index on recurring_tasks (owner, project_id);
create index on recurring_tasks (next_on) where next_on is not null or mode = 'afterDone';

call own_table('recurring_tasks');
call undoable('recurring_tasks');

-- Whose turn it may be, across owners, and nothing else of them.
create policy run on recurring_tasks for select
  using (current_setting('app.sweep', true) = 'recurringTasks' and (next_on is not null or mode = 'afterDone'));

create function restore_recurring_task() returns trigger language plpgsql as $$
begin
  if not exists (select from project_columns where owner = new.owner and id = new.column_id) then
    new.column_id := null;
  end if;
  return new;
end
$$;
create trigger restore_recurring_task before insert on recurring_tasks for each row
  when (current_setting('app.restoring', true) = 'on') execute function restore_recurring_task();
