-- What a person shows after the password: the code of an app, a passkey, or a recovery code.

create table identity.authenticator_apps (
  account_id uuid primary key references identity.accounts on delete cascade,
  -- Base32, as apps take it. The server must know it to compute the code (RFC 6238).
  secret text not null,
  added_at timestamptz not null,
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The latest step of 30 s whose code was taken: no code is taken twice.
  last_step bigint
);

create table identity.recovery_codes (
  account_id uuid not null references identity.accounts on delete cascade,
  -- argon2id over the code with the salt of its set.
  salt bytea not null,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table identity.passkeys (
  credential_id text primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on identity.passkeys (account_id);

grant select, insert, update, delete
  on identity.authenticator_apps, identity.recovery_codes, identity.passkeys to plume_identity;
