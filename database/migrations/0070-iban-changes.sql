-- Someone who gets at an open session must not have the clients pay to another account: when a session was
-- confirmed with the password, for the form that asked for it.
alter table web.sessions add column confirmed_at timestamptz;

select pgboss.create_queue('ibanNotice', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
