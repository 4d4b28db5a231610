-- What a CV showed on the day on which it went to somebody: the bytes of its PDF, by their key in the file store, and
-- its finished texts, by which two copies are compared and whoever holds a link reads it. The CV may change or go.
create table cv_copies (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  cv_id uuid not null,
  offer_id uuid,
  created_at timestamptz not null default now(),
  name text not null,
  recipient text not null,
  language text not null check (language in ('fr', 'en')),
  anonymous boolean not null,
  file_name text not null,
  paper jsonb not null,
  file_key text not null,
  size integer not null,
  sha256 text not null,
  unique (owner, id),
  foreign key (owner, offer_id) references offers (owner, id) on delete set null (offer_id)
);
create index on cv_copies (owner, cv_id, created_at);
create index on cv_copies (owner, offer_id, created_at);

create table cv_copy_links (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  cv_copy_id uuid not null,
  secret text not null unique check (length(secret) >= 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  unique (owner, id),
  foreign key (owner, cv_copy_id) references cv_copies (owner, id) on delete cascade
);
create index on cv_copy_links (owner, cv_copy_id, created_at);

call own_table('cv_copies');
call own_table('cv_copy_links');

-- What somebody received does not change; of an offer that goes, the copy stays.
revoke update on cv_copies from plume_app;
grant update (offer_id) on cv_copies to plume_app;

-- Whoever holds a secret finds its link, and nothing else.
create policy held on cv_copy_links for select
  using (secret = nullif(current_setting('app.link', true), ''));
