-- A letter of the month, for who wants one; off at first. The month that was told of is kept with the choice.
alter table notification_settings
  add column monthly boolean not null default false,
  add column monthly_told date check (extract(day from monthly_told) = 1);
create index on notification_settings (monthly_told) where monthly;

-- Who wants one, across owners, and nothing else of them.
create policy letter_due on notification_settings for select
  using (current_setting('app.sweep', true) = 'monthlyLetters' and monthly);

select pgboss.create_queue('monthlyLetter', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
