-- When most of the refresh token's life is over, where the identity server says how long it is.
alter table web.sessions add column refresh_due_at timestamptz;
-- What the identity server's status frame is asked about (OpenID Connect Session Management 1.0 §2).
alter table web.sessions add column session_state text;

-- A signing key is published first, for those who keep the keys for a while, and signs from then on.
alter table identity.keys add column signs_from timestamptz not null default clock_timestamp();
update identity.keys set signs_from = created_at;
