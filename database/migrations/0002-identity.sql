-- What the embedded identity server keeps: people who may sign in, its keys, and its protocol state.

create table identity.accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  -- argon2id, in PHC string format; never the password.
  password_hash text not null,
  roles text[] not null default '{freelancer}',
  locale text not null default 'fr' check (locale in ('fr', 'en')),
  created_at timestamptz not null default now(),
  email_verified_at timestamptz,
  -- Tokens issued before this instant no longer speak for the person.
  rights_changed_at timestamptz
);
create unique index accounts_email on identity.accounts (lower(email));

-- The key ring: signing keys (private JWK), cookie keys and the web client's secret.
create table identity.keys (
  id text primary key,
  purpose text not null check (purpose in ('signing', 'cookie', 'client')),
  material jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Still published and still verifies after this instant, but signs nothing new.
  retired_at timestamptz
);

-- Sessions, interactions, grants, codes and tokens: one row each.
create table identity.artifacts (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index artifacts_grant on identity.artifacts (grant_id) where grant_id is not null;
create unique index artifacts_uid on identity.artifacts (model, uid) where uid is not null;
create unique index artifacts_user_code on identity.artifacts (model, user_code)
  where user_code is not null;
create index artifacts_expiry on identity.artifacts (expires_at);

-- Failed attempts, counted for all instances together. The shape is rate-limiter-flexible's.
create table identity.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

grant select, insert, update, delete on all tables in schema identity to plume_identity;
