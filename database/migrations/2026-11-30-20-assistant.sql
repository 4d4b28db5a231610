-- The assistant: what was asked and answered, kept for the person to read, for twelve months.
create table assistant_questions (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  asked_at timestamptz not null,
  language text not null check (language in ('fr', 'en')),
  text text not null check (length(text) <= 4000),
  answered_by text not null check (answered_by in ('grammar', 'model')),
  -- A model was to answer, and did not.
  fell_back boolean not null default false,
  answer jsonb not null,
  -- For what refers to it: of the same owner.
  unique (owner, id)
);
create index on assistant_questions (owner, asked_at, id);
call own_table('assistant_questions');

-- What someone may confirm, once, within a quarter of an hour: on the version that they saw.
create table assistant_proposals (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  question_id uuid not null,
  tool text not null,
  -- The arguments, resolved to records.
  args jsonb not null,
  -- The record that it was worked out on, and its version then.
  record_kind text,
  record_id uuid,
  record_version integer,
  check ((record_kind is null) = (record_id is null) and (record_id is null) = (record_version is null)),
  preview jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Another one took its place, as the record had changed.
  void boolean not null default false,
  result jsonb,
  foreign key (owner, question_id) references assistant_questions (owner, id) on delete cascade
);
create index on assistant_proposals (owner, question_id);
call own_table('assistant_proposals');

-- Whether someone wants it, and when they agreed that a model may be asked.
create table assistant_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  enabled boolean not null default true,
  model_agreed_at timestamptz
);
call own_table('assistant_settings');

-- What is older than twelve months, whoever asked it.
create policy forget on assistant_questions
  using (current_setting('app.sweep', true) = 'assistantAge' and asked_at < now() - interval '11 months');

-- How often a model may be asked a day.
alter table quotas drop constraint quotas_kind_check;
alter table quotas add constraint quotas_kind_check
  check (kind in ('messages', 'lookups', 'previews', 'megabytes', 'files', 'questions'));
insert into quotas (kind, seconds, per_person, per_newcomer, per_installation)
  values ('questions', 86400, 100, 10, 5000);

-- Whoever runs a business of their own may ask; roles made by hand are given it by hand.
