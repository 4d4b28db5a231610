-- What a visitor writes by the form of a site is told to its owner by e-mail too, once.
alter table contact_consents add column told_at timestamptz;
grant update (told_at) on contact_consents to plume_app;

select pgboss.create_queue('siteMessage', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
