-- On which days of its weeks a task comes again; none where it is the day of its start alone.
alter table recurring_tasks add column weekdays text[] not null default '{}'
  check (weekdays <@ array['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']);
