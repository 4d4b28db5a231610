-- What the installation writes in its own name, where its administrators have words of their own: for everybody, by purpose.
create table installation_mails (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  purpose text not null unique,
  subject_fr text,
  body_fr text,
  subject_en text,
  body_en text,
  check (num_nulls(subject_fr, body_fr) in (0, 2)),
  check (num_nulls(subject_en, body_en) in (0, 2))
);
grant select, insert, update on installation_mails to plume_app;
create trigger mark_change before update on installation_mails for each row execute function mark_change();

-- Every version of it, with who made it and when; only added to.
create table installation_mail_versions (
  id uuid primary key default gen_random_uuid(),
  purpose text not null references installation_mails (purpose),
  mail_version integer not null,
  at timestamptz not null,
  by uuid,
  subject_fr text,
  body_fr text,
  subject_en text,
  body_en text,
  unique (purpose, mail_version)
);
grant select, insert on installation_mail_versions to plume_app;

-- A person's own templates are for every message that is sent in their name.
alter table mail_templates
  drop constraint mail_templates_purpose_check,
  add constraint mail_templates_purpose_check check (purpose in
    ('bill', 'quote', 'reminderBefore', 'reminderAfter', 'formalNotice', 'statement', 'mailing',
     'timesheet', 'timesheetReminder', 'timesheetReopened', 'contractRenewal',
     'signatureInvited', 'signatureReminded', 'signatureWithdrawn', 'signatureChanged', 'signatureExpired',
     'signatureRefused', 'signatureCompleted'));

-- A test of a template goes to whoever writes it.
select pgboss.create_queue('mailTest', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
