-- Projects and their boards: columns of tasks, tags, and what happened to each task.
create table projects (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  client_id uuid,
  contract_id uuid,
  description text,
  starts_on date,
  ends_on date,
  -- Its own; one of a contract that has a budget has the contract's.
  budget_days numeric(13, 4) check (budget_days > 0),
  budget_ht bigint check (budget_ht > 0),
  color text not null,
  archived_at timestamptz,
  unique (owner, id),
  foreign key (owner, client_id) references clients (owner, id),
  foreign key (owner, contract_id) references contracts (owner, id) on delete set null (contract_id),
  check (ends_on >= starts_on)
);
create index on projects (owner, (name collate "fr-x-icu"), id);
create index on projects (owner, changed_at, id);
create index on projects (owner, (case when starts_on is null then 'infinity'::date else starts_on end), id);
create index on projects (owner, (case when ends_on is null then 'infinity'::date else ends_on end), id);
create index on projects (owner, client_id);
create index on projects (owner, contract_id);

create table project_columns (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  project_id uuid not null,
  position integer not null,
  title text not null,
  -- What the figures take it for, whatever it is called.
  role text not null check (role in ('queue', 'doing', 'done')),
  color text not null,
  collapsed boolean not null default false,
  -- From so many tasks on, one more is warned of, or refused.
  task_limit integer check (task_limit > 0),
  limit_refuses boolean not null default false,
  unique (owner, id),
  unique (owner, project_id, id),
  unique (owner, project_id, position) deferrable,
  foreign key (owner, project_id) references projects (owner, id) on delete cascade
);

create table tasks (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  project_id uuid not null,
  column_id uuid not null,
  -- Its order in the column, as a fraction: a move writes one row (decision 2026-11-25-order-of-tasks). The keys mix
  -- cases, which only the order of bytes reads right.
  place text collate "C" not null check (length(place) <= 60),
  title text not null,
  estimate integer check (estimate between 0 and 60000),
  priority text not null default 'none' check (priority in ('none', 'low', 'normal', 'high', 'urgent')),
  color text,
  description text,
  due_on date,
  archived_at timestamptz,
  bill_id uuid,
  quote_id uuid,
  event_id uuid,
  -- Saves of what one types, by the clock of whoever acts; a move is none, and puts no open form out of date.
  modified_at timestamptz not null default now(),
  modified_by uuid,
  -- Since when it is in its column, and who moved it there.
  entered_at timestamptz not null default now(),
  moved_by uuid,
  -- What comes first in lists: what is urgent, then what is due first.
  urgency integer not null generated always as (
    case priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 when 'none' then 3 else 4 end * 100000
      + case when due_on is null then 99999 else least(greatest(due_on - date '2000-01-01', 0), 99998) end) stored,
  unique (owner, id),
  unique (owner, column_id, place) deferrable,
  foreign key (owner, project_id) references projects (owner, id) on delete cascade,
  foreign key (owner, project_id, column_id) references project_columns (owner, project_id, id) on delete cascade,
  foreign key (owner, bill_id) references bills (owner, id) on delete set null (bill_id),
  foreign key (owner, quote_id) references quotes (owner, id) on delete set null (quote_id),
  foreign key (owner, event_id) references events (owner, id) on delete set null (event_id)
);
create index on tasks (owner, (title collate "fr-x-icu"), id);
create index on tasks (owner, modified_at, id);
create index on tasks (owner, urgency, id);
create index on tasks (owner, (case when estimate is null then -1 else estimate end), id);
create index on tasks (owner, (case when due_on is null then 'infinity'::date else due_on end), id);
create index on tasks (owner, project_id, column_id, place);
create index on tasks (owner, due_on) where due_on is not null and archived_at is null;
create index on tasks (owner, bill_id) where bill_id is not null;
create index on tasks (owner, quote_id) where quote_id is not null;
create index on tasks (owner, event_id) where event_id is not null;

create table task_items (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  task_id uuid not null,
  position integer not null,
  text text not null,
  done boolean not null default false,
  unique (owner, id),
  foreign key (owner, task_id) references tasks (owner, id) on delete cascade
);
create index on task_items (owner, task_id, position);

create table tags (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  title text not null,
  color text not null,
  -- What a card shows; the title where there is none.
  display_text text,
  unique (owner, id)
);
-- Once per person, whatever its case.
create unique index tags_title on tags (owner, lower(title));
create index on tags (owner, (title collate "fr-x-icu"), id);

create table task_tags (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  task_id uuid not null,
  tag_id uuid not null,
  unique (owner, task_id, tag_id),
  foreign key (owner, task_id) references tasks (owner, id) on delete cascade,
  foreign key (owner, tag_id) references tags (owner, id) on delete cascade
);
create index on task_tags (owner, tag_id);

-- What became of tasks: the figures come from here. Only added to; it stays when a task or a column goes, without
-- their titles, and goes with the project alone.
create table task_events (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  project_id uuid not null,
  task_id uuid not null,
  -- Their order, where several are of one instant.
  place bigint generated always as identity,
  at timestamptz not null,
  by uuid,
  what text not null
    check (what in ('created', 'moved', 'estimated', 'titled', 'archived', 'unarchived', 'deleted', 'restored')),
  -- The column in which the task is from then on, as it was then; and of a move the one that it left.
  column_id uuid,
  column_title text,
  role text check (role in ('queue', 'doing', 'done')),
  from_column_id uuid,
  from_column_title text,
  from_role text check (from_role in ('queue', 'doing', 'done')),
  -- Minutes, of an estimate; none where it was taken away.
  estimate integer,
  unique (owner, id),
  foreign key (owner, project_id) references projects (owner, id) on delete cascade
);
create index on task_events (owner, project_id, place);
create index on task_events (owner, task_id, place);

-- Whether the bell says in the morning what is due; without a row it does.
create table task_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  due_notices boolean not null
);

call own_table('task_settings');
call own_table('projects');
call own_table('project_columns');
call own_table('tasks');
call own_table('task_items');
call own_table('tags');
call own_table('task_tags');
call own_table('task_events');
call searchable('projects', 'name');
call searchable('tasks', 'title');
call undoable('projects');
call undoable('project_columns');
call undoable('tasks');
call undoable('task_items');
call undoable('tags');
call undoable('task_tags');
call undoable('task_events');
call takes_notes('projects', 'projects', 'project_id');
call takes_notes('tasks', 'tasks', 'task_id');

-- A move is no save.
drop trigger mark_change on tasks;
create trigger mark_change before update of modified_at on tasks for each row execute function mark_change();

-- Whose tasks are due, across owners, and nothing else of them.
create policy run on tasks for select
  using (current_setting('app.sweep', true) = 'tasksDue' and due_on is not null);

create function record_task() returns trigger language plpgsql as $$
declare
  there project_columns;
  before project_columns;
begin
  select * into there from project_columns where owner = new.owner and id = new.column_id;
  if tg_op = 'INSERT' then
    -- One that comes back with its project has its history, and was never away to it.
    if current_setting('app.restoring', true) = 'on' then
      insert into task_events (owner, project_id, task_id, at, what, column_id, column_title, role, estimate)
      select new.owner, new.project_id, new.id, now(), 'restored', there.id, there.title, there.role, new.estimate
      where 'deleted' = (select what from task_events where owner = new.owner and task_id = new.id
        order by place desc limit 1);
      return null;
    end if;
    insert into task_events (owner, project_id, task_id, at, by, what, column_id, column_title, role)
    values (new.owner, new.project_id, new.id, new.modified_at, new.modified_by, 'created',
      there.id, there.title, there.role);
    if new.estimate is not null then
      insert into task_events (owner, project_id, task_id, at, by, what, column_id, column_title, role, estimate)
      values (new.owner, new.project_id, new.id, new.modified_at, new.modified_by, 'estimated',
        there.id, there.title, there.role, new.estimate);
    end if;
    return null;
  end if;
  if new.column_id <> old.column_id then
    select * into before from project_columns where owner = old.owner and id = old.column_id;
    insert into task_events (owner, project_id, task_id, at, by, what, column_id, column_title, role,
      from_column_id, from_column_title, from_role)
    values (new.owner, new.project_id, new.id, new.entered_at, new.moved_by, 'moved',
      there.id, there.title, there.role, before.id, before.title, before.role);
  end if;
  insert into task_events (owner, project_id, task_id, at, by, what, column_id, column_title, role, estimate)
  select new.owner, new.project_id, new.id, new.modified_at, new.modified_by, what,
    there.id, there.title, there.role, case when what = 'estimated' then new.estimate end
  from (values
    ('titled', new.title <> old.title),
    ('estimated', new.estimate is distinct from old.estimate),
    ('archived', new.archived_at is not null and old.archived_at is null),
    ('unarchived', new.archived_at is null and old.archived_at is not null)
  ) as change (what, happened)
  where happened;
  return null;
end
$$;
create trigger record_new after insert on tasks for each row execute function record_task();
create trigger record_change after update on tasks for each row execute function record_task();

-- A column that is something else from now on moves its tasks, as far as the figures go.
create function record_role() returns trigger language plpgsql as $$
begin
  insert into task_events (owner, project_id, task_id, at, what, column_id, column_title, role,
    from_column_id, from_column_title, from_role)
  select t.owner, t.project_id, t.id, now(), 'moved', new.id, new.title, new.role, old.id, old.title, old.role
  from tasks t where t.owner = new.owner and t.column_id = new.id;
  return null;
end
$$;
create trigger record_role after update of role on project_columns
  for each row when (new.role <> old.role) execute function record_role();

create trigger keep_history before update on task_events for each row execute function keep_history();
revoke update, delete on task_events from plume_app;

-- What comes back finds its place taken, its column gone, or what it is linked to: it comes back all the same.
create function restore_task() returns trigger language plpgsql as $$
begin
  if not exists (select from project_columns where owner = new.owner and id = new.column_id) then
    select id into new.column_id from project_columns
    where owner = new.owner and project_id = new.project_id order by position limit 1;
  end if;
  while exists (select from tasks where owner = new.owner and column_id = new.column_id and place = new.place) loop
    new.place := new.place || 'V';
  end loop;
  if not exists (select from bills where owner = new.owner and id = new.bill_id) then new.bill_id := null; end if;
  if not exists (select from quotes where owner = new.owner and id = new.quote_id) then new.quote_id := null; end if;
  if not exists (select from events where owner = new.owner and id = new.event_id) then new.event_id := null; end if;
  return new;
end
$$;
create trigger restore_task before insert on tasks for each row
  when (current_setting('app.restoring', true) = 'on') execute function restore_task();
create function restore_task_tag() returns trigger language plpgsql as $$
begin
  return case when exists (select from tags where owner = new.owner and id = new.tag_id)
    and exists (select from tasks where owner = new.owner and id = new.task_id) then new end;
end
$$;
create trigger restore_task_tag before insert on task_tags for each row
  when (current_setting('app.restoring', true) = 'on') execute function restore_task_tag();
create function restore_project() returns trigger language plpgsql as $$
begin
  if not exists (select from contracts where owner = new.owner and id = new.contract_id) then
    new.contract_id := null;
  end if;
  return new;
end
$$;
create trigger restore_project before insert on projects for each row
  when (current_setting('app.restoring', true) = 'on') execute function restore_project();
