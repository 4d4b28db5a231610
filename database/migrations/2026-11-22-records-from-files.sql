-- Records that came from a file of another tool: which columns were read as what, and what was made of them, so that
-- it can be undone whole for a day. The rows themselves stay in the file, which is kept for a day.
create table imports (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  kind text not null,
  -- Not a foreign key: the file goes after a day, and what was imported stays.
  file_id uuid not null,
  file_name text not null,
  headings jsonb not null,
  columns jsonb not null,
  imported_at timestamptz,
  undone_at timestamptz,
  record_ids uuid[] not null default '{}',
  check (undone_at is null or imported_at is not null)
);
create index imports_by_day on imports (owner, created_at desc);
call own_table('imports');
