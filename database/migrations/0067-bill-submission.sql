-- Bills on their way to an approved platform; one that cannot be handed over is tried again for days.
select pgboss.create_queue('billSubmission', '{"policy": "standard", "retryLimit": 1000,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
