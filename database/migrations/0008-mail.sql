-- Messages that were asked for; the job that sends one finds it here, whatever happened meanwhile.
create table bill_emails (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  bill_id uuid not null,
  "to" text[] not null check (cardinality("to") between 1 and 20),
  subject text not null,
  body text not null,
  attachment_ids uuid[] not null,
  reply_to text,
  sender_name text,
  -- The same at each attempt, so that a mail server or reader knows a repeated message.
  message_id text not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  accepted text[] not null default '{}',
  rejected text[] not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (owner, id),
  unique (message_id),
  foreign key (owner, bill_id) references bills (owner, id)
);
create index on bill_emails (owner, bill_id, created_at);

alter table bill_emails enable row level security;
alter table bill_emails force row level security;
create policy own on bill_emails using (owner = app_owner());
grant select, insert on bill_emails to plume_app;
grant update (state, attempts, accepted, rejected, sent_at) on bill_emails to plume_app;

-- The next attempt after a failure is a job of its own (1, 2, 4 … 60 minutes later); these retries are
-- for a process that died while it was sending.
select pgboss.create_queue('billEmail', '{"policy": "standard", "retryLimit": 1000,
  "retryDelay": 30, "retryBackoff": false, "expireInSeconds": 180, "retentionMinutes": 43200}');
