-- The identity server's own session, which ends ours when it ends (OpenID Connect Back-Channel Logout 1.0).
alter table web.sessions add column sid text;
create index on web.sessions (sid) where sid is not null;

-- Logout tokens that were acted on, until they could no longer be used: none is used twice.
create table web.logout_tokens (
  jti text primary key,
  expires_at timestamptz not null
);
create index on web.logout_tokens (expires_at);
grant select, insert, delete on web.logout_tokens to plume_web;
