-- The web tier's own tables: it sees this schema and no other.

-- What was posted after the session was lost: kept for an hour, shown again after sign-in.
create table web.form_drafts (
  id uuid primary key default gen_random_uuid(),
  -- The person it belongs to; nobody's until the sign-in that it waits for.
  person text,
  path text not null check (length(path) <= 2000),
  -- The form's entries as [name, value] pairs, without files and passwords.
  entries jsonb not null,
  expires_at timestamptz not null default now() + interval '60 minutes'
);
create index on web.form_drafts (expires_at);

create table web.sessions (
  -- SHA-256 of the id in the cookie: a copy of this table opens no session.
  id bytea primary key check (length(id) = 32),
  -- The subject of the identity server.
  person text not null,
  access_token text not null,
  refresh_token text,
  id_token text not null,
  -- Of the access token.
  token_expires_at timestamptz not null,
  -- Grows with each refresh: whoever refreshes names the version that it saw.
  version integer not null default 1,
  -- The lease of the one who is refreshing; over by itself if that process dies.
  refreshing_until timestamptz,
  draft uuid references web.form_drafts on delete set null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on web.sessions (expires_at);
create index on web.sessions (person);
create index on web.sessions (draft);

grant select, insert, update, delete on web.sessions, web.form_drafts to plume_web;
