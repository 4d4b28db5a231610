-- Links that were mailed to a person, and the browsers on which they are signed in.

create table identity.links (
  -- SHA-256 of 256 random bits: who reads this table cannot use it.
  token_hash bytea primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  purpose text not null check (purpose in ('confirmEmail', 'changeEmail', 'resetPassword')),
  -- The address that it was sent to; following it proves that the person reads it.
  email text not null,
  expires_at timestamptz not null,
  -- A newer link takes the place of an older one.
  unique (account_id, purpose)
);

create table identity.devices (
  -- The uid of oidc-provider's session, which outlives the session's id.
  session_uid text primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  user_agent text not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index devices_account on identity.devices (account_id);

-- To end all sessions of one person without reading those of everyone.
create index artifacts_account on identity.artifacts ((payload ->> 'accountId'));

grant select, insert, update, delete on identity.links, identity.devices to plume_identity;
