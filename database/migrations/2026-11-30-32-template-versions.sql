-- Every version of a template of messages, with who made it and when: what it said before can be read and had again.
create table mail_template_versions (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  template_id uuid not null,
  template_version integer not null,
  at timestamptz not null,
  by uuid,
  name text not null,
  purpose text not null,
  subject_fr text,
  body_fr text,
  subject_en text,
  body_en text,
  unique (owner, template_id, template_version),
  foreign key (owner, template_id) references mail_templates (owner, id) on delete cascade
);
call own_table('mail_template_versions');
call undoable('mail_template_versions');
