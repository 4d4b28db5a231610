-- The roles of the tiers, and what row-level security reads.
-- Several starts at once may race for a role (a cluster-wide object): the loser finds it made.

do $$
declare
  name text;
begin
  foreach name in array array['plume_app', 'plume_web', 'plume_identity'] loop
    begin
      execute format('create role %I nologin', name);
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to current_user', name);
  end loop;
end
$$;

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create schema if not exists web;
create schema if not exists identity;

revoke all on schema public from public;
grant usage on schema public to plume_app;
grant usage on schema web to plume_web;
grant usage on schema identity to plume_identity;

-- The owner of the running call. None set means no rows at all, never all rows.
create function app_owner() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.owner', true), '')::uuid;

-- unaccent() is only stable, because its dictionary could be changed; ours is not, and indexes need that.
create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  set search_path = public, pg_catalog
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Marks every change of a record: a save names the version that it was based on.
create function mark_change() returns trigger
  language plpgsql as $$
begin
  new.version := old.version + 1;
  new.changed_at := now();
  return new;
end
$$;

-- Answers given under an Idempotency-Key, kept for 24 hours (security C82).
create table idempotency_keys (
  owner uuid not null default app_owner(),
  key text not null,
  operation text not null,
  request_sha256 text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own on idempotency_keys using (owner = app_owner());
-- The sweep looks across owners, at what has expired and nothing else.
create policy swept on idempotency_keys for select
  using (current_setting('app.sweep', true) = 'keys' and created_at < now() - interval '24 hours');
create policy sweep on idempotency_keys for delete
  using (current_setting('app.sweep', true) = 'keys' and created_at < now() - interval '24 hours');
grant select, insert, update, delete on idempotency_keys to plume_app;
