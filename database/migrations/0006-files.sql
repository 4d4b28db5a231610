-- What was uploaded. A row comes before its bytes and is `received` once they are stored, so that no
-- bytes are ever without a row; it expires unless a record refers to it.
create table files (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  received boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz default now() + interval '24 hours'
);

create index on files (owner, id);
create index on files (expires_at) where expires_at is not null;

alter table files enable row level security;
alter table files force row level security;
create policy own on files using (owner = app_owner());
-- The sweep looks across owners, at what has expired and nothing else.
create policy swept on files for select
  using (current_setting('app.sweep', true) = 'files' and expires_at < now());
create policy sweep on files for delete
  using (current_setting('app.sweep', true) = 'files' and expires_at < now());
grant select, insert, update, delete on files to plume_app;
