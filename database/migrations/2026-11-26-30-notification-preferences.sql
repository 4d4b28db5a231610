-- By which way a notification comes, and when. What is shown at null is shown nowhere; mails leave at `mail_at`, as a
-- rhythm of the person's choice, and are taken up once.
alter table notifications add column shown_at timestamptz default now();
update notifications set shown_at = created_at;
alter table notifications add column mail_at timestamptz;
alter table notifications add column mail_as text check (mail_as in ('now', 'daily', 'weekly'));
alter table notifications add column mailed_at timestamptz;
alter table notifications add check ((mail_at is null) = (mail_as is null));
create index on notifications (mail_at) where mail_at is not null and mailed_at is null;
-- What a digest holds.
create index on notifications (owner, mailed_at) where mailed_at is not null;
grant update (mailed_at) on notifications to plume_app;
-- Kept for twelve months.
create index on notifications (created_at);
grant delete on notifications to plume_app;

-- Whose mails are due, across owners, and nothing else of them.
create policy mail_due on notifications for select
  using (current_setting('app.sweep', true) = 'notificationMails' and mail_at is not null and mailed_at is null);
-- What is older than twelve months, whoever it told of something.
create policy forget on notifications
  using (current_setting('app.sweep', true) = 'notificationAge' and created_at < now() - interval '11 months');

-- What someone chose otherwise than the product proposes: a rhythm by kind and way, and their quiet hours.
create table notification_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  quiet_from text not null check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text not null check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  preferences jsonb not null,
  check (quiet_from <> quiet_to)
);
call own_table('notification_settings');

-- Whoever holds such a secret may end the mails that it is about, of its owner, and nothing else.
create table notification_links (
  owner uuid not null default app_owner(),
  about text not null,
  secret text not null unique check (length(secret) >= 32),
  primary key (owner, about)
);
call own_table('notification_links', 'erased', false);
create policy held on notification_links for select
  using (secret = nullif(current_setting('app.link', true), ''));

select pgboss.create_queue('notificationEmail', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
