-- Files of JSON Resume that facts were read from: kept as they came, so that what was not changed is written as it
-- stood. Its text, not jsonb: that would put its keys in another order.
create table cv_resumes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  file_name text not null,
  language text not null check (language in ('fr', 'en')),
  content text not null,
  imported_at timestamptz,
  undone_at timestamptz,
  unique (owner, id)
);
create index on cv_resumes (owner, imported_at);

alter table cv_facts
  add column resume_id uuid,
  -- Where in that file it stands: "work.0".
  add column resume_from text,
  -- What was made of it then: what says the same still is written as the file has it.
  add column resume_read jsonb,
  add foreign key (owner, resume_id) references cv_resumes (owner, id) on delete set null (resume_id);
create index on cv_facts (owner, resume_id);

call own_table('cv_resumes');
