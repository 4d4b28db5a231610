-- A message is about a bill, or about an edition of a quote (decision 043): one queue, one history, one trigger.
alter table bill_emails
  alter column bill_id drop not null,
  add column quote_id uuid,
  add column edition integer,
  add foreign key (owner, quote_id, edition) references quote_editions (owner, quote_id, edition)
    on delete cascade,
  add check (num_nonnulls(bill_id, quote_id) = 1),
  add check (num_nulls(quote_id, edition) in (0, 2)),
  drop constraint bill_emails_purpose_check,
  add constraint bill_emails_purpose_check check (purpose in ('bill', 'quote', 'test', 'reminder')),
  add check (purpose = 'test' or (purpose = 'quote') = (quote_id is not null));
create index on bill_emails (owner, quote_id, created_at) where quote_id is not null;

alter table mail_templates
  drop constraint mail_templates_purpose_check,
  add constraint mail_templates_purpose_check
    check (purpose in ('bill', 'quote', 'reminderBefore', 'reminderAfter'));

-- Quotes go with the person who is erased (0039), and their messages with them; nobody else removes one.
create or replace function keep_email() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and current_user = 'plume_app' then
    raise exception 'a message that was queued is kept' using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end
$$;
