-- The history of a bill is kept; whom it was sent to is forgotten with its owner, by the function below only.
create or replace function keep_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_user <> 'plume_app' and new.detail is null
      and to_jsonb(old) - 'detail' = to_jsonb(new) - 'detail' then
    return new;
  end if;
  if tg_op = 'UPDATE' or exists (select from bills where id = old.bill_id) then
    raise exception 'the history of a bill is kept' using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end
$$;

-- Erases everything of the caller's but what the law keeps: bills that were issued, with what was paid for
-- them and the sealed documents (C. com. L123-22, ten years; CGI 289), and the audit log (decision 023).
-- In the words of api/personal-data/rules.ts, which a test holds to the tables that there are.
create function erase_person() returns void
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  me constant uuid := app_owner();
  -- Every other table with an owner is emptied of the caller's rows, those that are still to come too.
  kept constant text[] := array['bills', 'bill_lines', 'bill_deductions', 'bill_payments', 'bill_snapshots', 'bill_documents',
    'bill_events', 'bill_counters', 'bill_totals', 'collection_totals', 'client_credits', 'bill_emails',
    'bill_reminders', 'receipts', 'receipt_heads', 'clients', 'website_addresses', 'removals'];
  name text;
  waits boolean;
begin
  if me is null then
    raise exception 'nobody is to be erased' using errcode = 'insufficient_privilege';
  end if;
  -- Messages about bills stay as acts, without whom they were written to and what they said.
  delete from bill_emails where owner = me and state = 'draft';
  update bill_emails set "to" = '{erased}', cc = '{}', bcc = '{}', subject = '', body = '', html = null,
    reply_to = null, sender_name = null, template_name = null, accepted = '{}', rejected = '{}'
    where owner = me;
  delete from bills where owner = me and number is null;
  update bill_events set detail = null where owner = me and detail is not null;
  -- What another table refers to goes in a later round.
  for round in 1 .. 10 loop
    waits := false;
    for name in
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'owner'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any (kept)
    loop
      begin
        execute format('delete from %I where owner = $1', name) using me;
      exception when foreign_key_violation or restrict_violation then
        waits := true;
      end;
    end loop;
    exit when not waits;
  end loop;
  if waits then
    raise exception 'something refers to what is to be erased' using errcode = 'foreign_key_violation';
  end if;
  delete from clients c where c.owner = me
    and not exists (select from bills where owner = me and client_id = c.id)
    and not exists (select from client_credits where owner = me and client_id = c.id)
    and not exists (select from bill_reminders where owner = me and client_id = c.id);
  -- What a kept bill refers to says no more than the bill does.
  update clients c set sector = null, email = null, phone_number = null, siren = null, siret = null,
    vat_number = null, street_address = null, postal_code = null, city = null,
    name = coalesce((select client_name from bills where owner = me and client_id = c.id
      order by issued_at desc limit 1), '–')
    where owner = me;
  -- Names are kept from others for their time, as a digest.
  update website_addresses set address = 'sha256:' || encode(sha256(address::bytea), 'hex'),
    released_at = coalesce(released_at, now()) where owner = me;
  delete from support_messages where person = me;
  update people set username = 'erased-' || left(me::text, 8), email = null, name = null, roles = '{}',
    validated = false, show_in_search = false, suspended_until = null, suspension_reason = null,
    closed_at = now(), rights_changed_at = date_trunc('second', clock_timestamp()) + interval '1 second'
    where id = me;
  -- Last: what was deleted above was copied there, to be brought back.
  delete from removals where owner = me;
end
$$;
revoke all on function erase_person() from public;
grant execute on function erase_person() to plume_app;

-- What the caller wrote to those who run the installation, which only they may read otherwise.
create function own_support_messages() returns setof support_messages
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select * from support_messages where person = app_owner() $$;
revoke all on function own_support_messages() from public;
grant execute on function own_support_messages() to plume_app;

-- Whether a name is kept from others for someone who is gone.
grant create on schema public to plume_search;
create function is_kept_name(asked text, days integer) returns boolean
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select exists (select from website_addresses
    where address = 'sha256:' || encode(sha256(asked::bytea), 'hex')
      and released_at > now() - make_interval(days => days)) $$;
alter function is_kept_name(text, integer) owner to plume_search;
revoke all on function is_kept_name(text, integer) from public;
grant execute on function is_kept_name(text, integer) to plume_app;
revoke create on schema public from plume_search;
