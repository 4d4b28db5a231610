-- What people say of themselves beside their business (specification §3), and the lists that they choose
-- from. The lists belong to the installation: everyone reads them, administrators bring them up to date.

-- The fourteen families of the ROME (France Travail).
create table job_families (
  code text primary key check (code ~ '^[A-N]$'),
  title text not null,
  title_en text not null
);
grant select on job_families to plume_app;

-- What one can be by trade. A job that the official list no longer has is withdrawn, not deleted: those
-- who chose it keep it.
create table jobs (
  id uuid primary key default gen_random_uuid(),
  family text not null references job_families,
  -- The sheet of the ROME that it belongs to, where there is one: "M1805".
  rome_code text check (rome_code ~ '^[A-N]\d{4}$' and left(rome_code, 1) = family),
  -- The number of the title in the ROME's own list (OGR), for those that came from it.
  ogr_code text unique,
  title text not null,
  -- Null where nobody translated it: the French one is shown.
  title_en text,
  withdrawn_at timestamptz
);
create unique index on jobs (family, plain_text(title));
create index on jobs ((title collate "fr-x-icu"), id);
grant select, insert, update on jobs to plume_app;

-- Skills as they are called, and what else they are called: "React" is also "ReactJS".
create table skills (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null check (kind in ('functional', 'technical', 'tool', 'other')),
  synonyms text[] not null default '{}'
);
create unique index on skills (plain_text(name));
grant select on skills to plume_app;

alter table profiles
  add column user_type text,
  add column person_type text,
  add column hobbies text,
  add column how_i_am_description text,
  -- Kilometres around the own commune.
  add column limit_intervention_zone integer check (limit_intervention_zone between 0 and 1000),
  -- INSEE's code of the own commune, which is not the postal one, and its name when it was chosen.
  add column commune_id text check (commune_id ~ '^(\d{2}|2[AB])\d{3}$'),
  add column commune_name text,
  -- As they are called in `skills`, or as they were typed; each once.
  add column skills text[] not null default '{}',
  -- Of `jobs`.
  add column jobs uuid[] not null default '{}',
  -- ISO 639-1.
  add column spoken_languages text[] not null default '{}',
  add column photo_alt text,
  add column banner_id uuid,
  add column banner_alt text,
  add column work_photo_id uuid,
  add column work_photo_alt text,
  add column logo_alt text,
  -- The step of the first run at which one stopped, on whichever device.
  add column first_run_step text;

-- When one can be hired: from a day on, until another or for good. What nobody confirmed for a month
-- fades (domain/availability.ts).
create table work_availabilities (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  starts_on date not null,
  ends_on date,
  days_per_week integer not null check (days_per_week between 1 and 7),
  confirmed_at timestamptz not null default now(),
  unique (owner, id),
  check (ends_on is null or ends_on >= starts_on)
);
create index on work_availabilities (owner, starts_on, id);

alter table work_availabilities enable row level security;
alter table work_availabilities force row level security;
create policy own on work_availabilities using (owner = app_owner());
grant select, insert, update, delete on work_availabilities to plume_app;

create trigger mark_change before update on work_availabilities
  for each row execute function mark_change();
