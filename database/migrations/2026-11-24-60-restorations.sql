-- What was restored from a copy, and until when its messages wait: they may have been sent already after the moment
-- that was restored (decision 2026-11-24-copies).
create table restorations (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  -- The last act that came back; what was done from then until `at` is missing.
  restored_to timestamptz,
  erased_again integer not null,
  mails_waiting integer not null,
  files_missing integer not null,
  mails_released_at timestamptz
);
grant select on restorations to plume_app;

-- The queues of messages. Work that sends none (documents, what the identity server is told) goes on.
create function is_mail_queue(name text) returns boolean
  language sql immutable
  return name = any (array['billEmail', 'mailingMessage', 'directoryMessage', 'ibanNotice', 'siteMessage', 'quoteAnswer',
    'recurringBillPaused']);

-- By the command that restores, as the owner of the database.
create function hold_mails() returns integer
  language plpgsql set search_path = public, pg_catalog as $$
declare
  jobs integer;
  letters integer;
begin
  update pgboss.job set state = 'retry', start_after = 'infinity', keep_until = 'infinity'
    where is_mail_queue(name) and state in ('created', 'retry', 'active');
  get diagnostics jobs = row_count;
  update identity.letters set next_attempt_at = 'infinity';
  get diagnostics letters = row_count;
  return jobs + letters;
end
$$;
revoke all on function hold_mails() from public;

-- The word that they wait for. Letters with a link of an account are not sent: the link would be of another day.
create function release_mails(send boolean, moment timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if send then
    update pgboss.job set start_after = moment, keep_until = moment + interval '14 days'
      where is_mail_queue(name) and state = 'retry' and start_after = 'infinity';
  else
    update pgboss.job set state = 'cancelled', completed_on = moment, keep_until = moment + interval '14 days'
      where is_mail_queue(name) and state = 'retry' and start_after = 'infinity';
  end if;
  delete from identity.letters where next_attempt_at = 'infinity';
  update restorations set mails_released_at = moment where mails_released_at is null;
end
$$;
revoke all on function release_mails(boolean, timestamptz) from public;
grant execute on function release_mails(boolean, timestamptz) to plume_app;
