-- A credit note is announced in words of its own: nothing is to be paid for it.
alter table mail_templates
  drop constraint mail_templates_purpose_check,
  add constraint mail_templates_purpose_check check (purpose in
    ('bill', 'creditNote', 'quote', 'reminderBefore', 'reminderAfter', 'formalNotice', 'statement', 'mailing',
     'timesheet', 'timesheetReminder', 'timesheetReopened', 'contractRenewal',
     'signatureInvited', 'signatureReminded', 'signatureWithdrawn', 'signatureChanged', 'signatureExpired',
     'signatureRefused', 'signatureCompleted'));
