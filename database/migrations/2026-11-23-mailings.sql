-- Mailings to contacts, who refused them, and for how long contacts may be kept.
alter table mail_templates drop constraint if exists mail_templates_purpose_check;
alter table mail_templates add constraint mail_templates_purpose_check check (purpose in
  ('bill', 'quote', 'reminderBefore', 'reminderAfter', 'formalNotice', 'statement', 'mailing'));

create table mailings (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  template_id uuid,
  sent_at timestamptz,
  unique (owner, id),
  foreign key (owner, template_id) references mail_templates (owner, id) on delete set null (template_id)
);
create index on mailings (owner, created_at, id);
create index on mailings (owner, template_id);
call own_table('mailings');

-- What goes to a contact, or does not, and why: of a mailing, or the question whether they may still be kept. Whoever
-- holds its secret may refuse, or say yes: it is in each message, which stands beside it.
create table mailing_messages (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  mailing_id uuid,
  contact_id uuid not null,
  purpose text not null check (purpose in ('mailing', 'question')),
  language text not null check (language in ('fr', 'en')),
  address text,
  subject text not null,
  body text not null,
  left_out text,
  state text not null
    check (state in ('draft', 'leftOut', 'queued', 'sending', 'sent', 'kept', 'failed', 'cancelled')),
  secret text not null unique check (length(secret) >= 32),
  sender_name text,
  reply_to text,
  attempts integer not null default 0,
  accepted text[] not null default '{}',
  rejected text[] not null default '{}',
  sent_at timestamptz,
  -- When they said yes to the question.
  answered_at timestamptz,
  unique (owner, id),
  foreign key (owner, mailing_id) references mailings (owner, id) on delete cascade,
  foreign key (owner, contact_id) references contacts (owner, id) on delete cascade,
  check ((purpose = 'mailing') = (mailing_id is not null)),
  check ((state = 'leftOut') = (left_out is not null))
);
create index on mailing_messages (owner, mailing_id);
create index on mailing_messages (owner, contact_id, created_at);
call own_table('mailing_messages');
call undoable('mailing_messages');
-- Whoever holds a secret finds its message, and nothing else.
create policy held on mailing_messages for select
  using (secret = nullif(current_setting('app.link', true), ''));

-- That someone wants no mailings, and how it is known: it goes with the contact.
create table contact_refusals (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  contact_id uuid not null,
  at timestamptz not null,
  how text not null check (how in ('link', 'hand')),
  words text,
  -- Who noted it; nobody did what came by a link.
  by uuid,
  unique (owner, id),
  foreign key (owner, contact_id) references contacts (owner, id) on delete cascade
);
create index on contact_refusals (owner, contact_id, at);
call own_table('contact_refusals');
call undoable('contact_refusals');

-- What stays: the address as a digest under a key of its owner's, and nothing else.
create table refusal_keys (
  owner uuid primary key default app_owner(),
  key text not null
);
create table refused_addresses (
  owner uuid not null default app_owner(),
  digest text not null,
  refused_on date not null,
  primary key (owner, digest)
);
call own_table('refusal_keys', 'erased', false);
call own_table('refused_addresses', 'erased', false);

-- Whether contacts whose time has run out are erased without being asked about.
create table retention_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  erases boolean not null
);
call own_table('retention_settings');

-- Whose contacts may have to be looked at, across owners, and nothing else of them: nobody's time runs out sooner
-- than three years after they were noted.
create policy look on contacts for select
  using (current_setting('app.sweep', true) = 'retention' and created_at < now() - interval '3 years' + interval '31 days');

select pgboss.create_queue('mailingMessage', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
