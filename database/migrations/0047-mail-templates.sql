-- Words that messages begin with, in one or both languages of the clients.
create table mail_templates (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  purpose text not null check (purpose in ('bill', 'reminderBefore', 'reminderAfter')),
  -- Messages of the purpose begin with it.
  usual boolean not null,
  subject_fr text,
  body_fr text,
  subject_en text,
  body_en text,
  check (num_nulls(subject_fr, body_fr) in (0, 2)),
  check (num_nulls(subject_en, body_en) in (0, 2)),
  check (body_fr is not null or body_en is not null),
  unique (owner, id)
);
create index on mail_templates (owner, (name collate "fr-x-icu"), id);
create index on mail_templates (owner, purpose, id);

alter table mail_templates enable row level security;
alter table mail_templates force row level security;
create policy own on mail_templates using (owner = app_owner());
grant select, insert, update, delete on mail_templates to plume_app;

create trigger mark_change before update on mail_templates
  for each row execute function mark_change();
create trigger keep_removed after delete on mail_templates
  for each row execute function keep_removed();

-- A message has copies, its words as HTML, the template that it began with, and may wait for its moment.
alter table bill_emails
  add column cc text[] not null default '{}' check (cardinality(cc) <= 20),
  add column bcc text[] not null default '{}' check (cardinality(bcc) <= 20),
  -- Null for messages that were sent before there was one.
  add column html text,
  -- The logo that stands in it.
  add column logo_id uuid,
  add column purpose text not null default 'bill' check (purpose in ('bill', 'test', 'reminder')),
  -- As they were then: the template may have changed since, or gone.
  add column template_id uuid,
  add column template_name text,
  add column template_version integer,
  add column send_at timestamptz,
  -- An attempt's end was never written down: some may have the message twice (security F16).
  add column repeated boolean not null default false,
  drop constraint bill_emails_state_check,
  add constraint bill_emails_state_check
    check (state in ('draft', 'queued', 'sending', 'sent', 'failed', 'cancelled'));
grant update (repeated) on bill_emails to plume_app;
grant delete on bill_emails to plume_app;

-- A draft may go; what was queued once is kept, and its words stay what they were.
create function keep_email() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' then
    raise exception 'a message that was queued is kept' using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end
$$;
create trigger keep before delete on bill_emails for each row execute function keep_email();
