-- A message may go to fifty addresses, however they are spread over to, cc and bcc; the commands count them all
-- (mostRecipients). The columns had a limit of their own, of before.
alter table bill_emails
  drop constraint bill_emails_to_check,
  drop constraint bill_emails_cc_check,
  drop constraint bill_emails_bcc_check,
  add constraint bill_emails_to_check check (cardinality("to") between 1 and 50),
  add constraint bill_emails_cc_check check (cardinality(cc) <= 50),
  add constraint bill_emails_bcc_check check (cardinality(bcc) <= 50);
