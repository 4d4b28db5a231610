-- A statement of account and a formal notice are sent with words of their own.
alter table mail_templates
  drop constraint mail_templates_purpose_check,
  add constraint mail_templates_purpose_check check
    (purpose in ('bill', 'quote', 'reminderBefore', 'reminderAfter', 'formalNotice', 'statement'));
