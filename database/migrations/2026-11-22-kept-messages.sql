-- A message that was written to the outbox, because there is no mail server, left for nobody.
alter table bill_emails
  drop constraint bill_emails_state_check,
  add constraint bill_emails_state_check
    check (state in ('draft', 'queued', 'sending', 'sent', 'kept', 'failed', 'cancelled'));
