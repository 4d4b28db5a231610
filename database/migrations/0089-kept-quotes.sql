-- As of a bill (0039): whoever erases a person may empty what an act on a quote says beside its kind and its day.
create or replace function keep_quote_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_user <> 'plume_app' and new.detail is null
      and to_jsonb(old) - 'detail' = to_jsonb(new) - 'detail' then
    return new;
  end if;
  if tg_op = 'DELETE' and (current_user <> 'plume_app' or not exists (select from quotes where id = old.quote_id)) then
    return old;
  end if;
  raise exception 'the history of a quote is kept' using errcode = 'integrity_constraint_violation';
end
$$;

-- Erases everything of the caller's but what the law keeps: bills that were issued, with what was paid for
-- them and the sealed documents, what they were billed from, bills that were received and checked
-- (C. com. L123-22, ten years; CGI 289), contracts with consumers and the quotes that they accepted
-- (C. conso. L213-1), and the audit log (023).
-- In the words of api/personal-data/rules.ts, which a test holds to the tables that there are.
create or replace function erase_person() returns void
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  me constant uuid := app_owner();
  -- Every other table with an owner is emptied of the caller's rows, those that are still to come too.
  kept constant text[] := array['bills', 'bill_lines', 'bill_deductions', 'bill_payments', 'bill_snapshots', 'bill_documents',
    'bill_events', 'bill_counters', 'bill_totals', 'collection_totals', 'client_credits', 'bill_emails',
    'bill_reminders', 'receipts', 'receipt_heads', 'purchases', 'files', 'contracts', 'contract_renewals',
    'contract_periods', 'quotes', 'quote_lines', 'quote_editions', 'quote_answers', 'quote_bills',
    'quote_events', 'clients', 'website_addresses', 'removals'];
  -- Quotes that were accepted, and billed in whole or by a deposit, or by a consumer for 120 € or more.
  agreed constant uuid[] := array(select q.id from quotes q where q.owner = me and q.answer = 'accepted'
    and (exists (select from quote_bills qb join bills b on b.id = qb.bill_id
          left join bill_deductions d on d.bill_id = b.id
          where qb.owner = me and qb.quote_id = q.id and (b.number is not null or exists
            (select from bills deposit where deposit.id = d.deposit_id and deposit.number is not null)))
      or q.total_ttc >= 12000
        and exists (select from clients k where k.owner = me and k.id = q.client_id and k.kind = 'individual')));
  name text;
  waits boolean;
begin
  if me is null then
    raise exception 'nobody is to be erased' using errcode = 'insufficient_privilege';
  end if;
  -- Messages about bills stay as acts, without whom they were written to and what they said.
  delete from bill_emails where owner = me and state = 'draft';
  delete from quotes where owner = me and id <> all (agreed);
  update bill_emails set "to" = '{erased}', cc = '{}', bcc = '{}', subject = '', body = '', html = null,
    reply_to = null, sender_name = null, template_name = null, accepted = '{}', rejected = '{}'
    where owner = me;
  delete from bills where owner = me and number is null;
  update bill_events set detail = null where owner = me and detail is not null;
  update quote_events set detail = null where owner = me and detail is not null;
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
  -- Of contracts stay those that a kept bill was made from, and those that were concluded with a consumer
  -- for 120 € or more, or for a price that does not tell.
  delete from contracts c where c.owner = me
    and not exists (select from contract_periods p where p.owner = me and p.contract_id = c.id)
    and not (c.activated_on is not null and (c.unit <> 'flat' or c.price_ht >= 12000)
      and exists (select from clients k where k.owner = me and k.id = c.client_id and k.kind = 'individual'));
  delete from purchases where owner = me and checked_on is null;
  delete from files f where f.owner = me
    and not exists (select from purchases where owner = me and file_id = f.id);
  delete from clients c where c.owner = me
    and not exists (select from bills where owner = me and client_id = c.id)
    and not exists (select from contracts where owner = me and client_id = c.id)
    and not exists (select from quotes where owner = me and client_id = c.id)
    and not exists (select from client_credits where owner = me and client_id = c.id)
    and not exists (select from bill_reminders where owner = me and client_id = c.id);
  -- What a kept bill refers to says no more than the bill does; a kept contract or quote says with whom it is.
  update clients c set sector = null, email = null, phone_number = null, siren = null, siret = null,
    vat_number = null, street_address = null, postal_code = null, city = null,
    name = coalesce((select client_name from bills where owner = me and client_id = c.id
      order by issued_at desc limit 1),
      case when exists (select from contracts where owner = me and client_id = c.id)
        or exists (select from quotes where owner = me and client_id = c.id) then c.name end, '–')
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
