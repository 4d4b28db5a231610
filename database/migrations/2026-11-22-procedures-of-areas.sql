-- What every migration of an area repeated, as procedures for the ones to come: a table's owner, its search, and
-- what brings its rows back. They are called by migrations alone, as the owner of the database.

-- Every table with an owner: what becomes of its rows when their owner is erased (erase_person), whether they are
-- in the archive that people take away, and in which order they are brought back (bring_back).
create table owned_tables (
  name text primary key,
  -- erased: they go. kept: the law keeps them, or some. emptied: they stay for what refers to them, and say
  -- nothing of anyone any more.
  fate text not null check (fate in ('erased', 'kept', 'emptied')),
  -- What is only counted or copied is not a person's own to take away.
  exported boolean not null,
  -- After those that its rows refer to. Only of what can be brought back.
  undo_place integer
);
grant select on owned_tables to plume_app;

insert into owned_tables (name, fate, exported)
select name, 'erased', true from unnest(array['profiles', 'work_availabilities', 'company_members', 'contacts',
  'contact_consents', 'products', 'websites', 'bill_links', 'quote_links', 'recurring_bills',
  'recurring_bill_dates', 'directory_messages', 'bill_disputes', 'reminder_plans', 'reminder_pauses',
  'mail_templates', 'notifications']) as name;
-- Bills that were issued with what belongs to them, for ten years (C. com. L123-22), and the book of receipts
-- (CGI 50-0, 5 and 102 ter, 4). Of purchases those that were checked, with their files; of contracts those that a
-- kept bill was made from, and those with consumers; of quotes those that were accepted and billed, or accepted by
-- consumers (decision 029).
insert into owned_tables (name, fate, exported)
select name, 'kept', true from unnest(array['bills', 'bill_lines', 'bill_deductions', 'bill_payments',
  'bill_snapshots', 'bill_documents', 'client_credits', 'receipts', 'bill_reminders', 'purchases', 'contracts',
  'contract_renewals', 'contract_periods', 'quotes', 'quote_lines', 'quote_editions', 'quote_answers',
  'quote_bills', 'files']) as name;
insert into owned_tables (name, fate, exported)
select name, 'emptied', true
from unnest(array['clients', 'website_addresses', 'bill_events', 'bill_emails', 'quote_events']) as name;
-- Numbers and sums of what is kept.
insert into owned_tables (name, fate, exported)
select name, 'kept', false
from unnest(array['receipt_heads', 'bill_counters', 'bill_totals', 'collection_totals']) as name;
-- Numbers of what goes; copies for a quarter of an hour, and for a day.
insert into owned_tables (name, fate, exported)
select name, 'erased', false
from unnest(array['series_starts', 'quote_series', 'contract_series', 'removals', 'idempotency_keys']) as name;

-- As it was: these one after the other, and all others after them.
update owned_tables set undo_place = coalesce(
    array_position(array['clients', 'contacts', 'products', 'bills', 'bill_lines', 'bill_events'], name), 7)
  where exists (select from pg_trigger where tgname = 'keep_removed'
    and tgrelid = to_regclass(format('public.%I', name)));

-- Brings back a record of the caller's, and what the same call removed; nothing where there is none.
create or replace function bring_back(what text, removed uuid) returns void language plpgsql as $$
declare
  together bigint;
  kept removals;
  columns text;
begin
  select call into together from removals
  where owner = app_owner() and kind = what and record_id = removed
    and removed_at >= now() - interval '15 minutes'
  order by id desc limit 1;
  for kept in
    with taken as (
      delete from removals where owner = app_owner() and call = together returning *
    )
    select taken.* from taken left join owned_tables on owned_tables.name = taken.kind
    order by owned_tables.undo_place, taken.id
  loop
    -- Generated columns compute themselves again.
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = format('public.%I', kept.kind)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %1$I (%2$s) overriding system value
      select %2$s from jsonb_populate_record(null::%1$I, $1)', kept.kind, columns) using kept.record;
  end loop;
end
$$;

-- The rows of a table are their owner's alone, to the role that owns it too; a save counts its version.
create procedure own_table(name text, fate text default 'erased', exported boolean default true)
  language plpgsql set search_path = public, pg_catalog as $$
declare
  own constant regclass := format('public.%I', name)::regclass;
begin
  if not exists (select from pg_attribute where attrelid = own and attname = 'owner' and attnotnull) then
    raise exception 'table % has no owner', name;
  end if;
  execute format('alter table %s enable row level security', own);
  execute format('alter table %s force row level security', own);
  execute format('create policy own on %s using (owner = app_owner())', own);
  execute format('grant select, insert, update, delete on %s to plume_app', own);
  if exists (select from pg_attribute where attrelid = own and attname = 'version') then
    execute format('create trigger mark_change before update on %s for each row execute function mark_change()', own);
  end if;
  insert into owned_tables (name, fate, exported) values (own_table.name, own_table.fate, own_table.exported);
end
$$;

-- The search finds the rows of a table by these columns: as find_<table>(words), held to the caller's rows by its
-- own words (migration 0011), a hundred at most.
create procedure searchable(name text, variadic columns text[])
  language plpgsql set search_path = public, pg_catalog as $$
declare
  own constant regclass := format('public.%I', name)::regclass;
  finder constant text := format('public.%I(text)', 'find_' || name);
  said text;
begin
  select string_agg(format('coalesce(%I, '''')', said_by), ' || '' '' || ' order by place) into said
  from unnest(columns) with ordinality as given (said_by, place);
  execute format('alter table %s add column words text not null generated always as (plain_text(%s)) stored', own, said);
  execute format('create index %I on %s using gin (owner, words gin_trgm_ops)', name || '_words', own);
  execute format('grant select on %s to plume_search', own);
  execute format('create policy search on %s for select to plume_search using (true)', own);
  execute format($create$
    create function %1$s returns uuid[]
      language plpgsql stable security definer
      set search_path = public, pg_catalog
      set plan_cache_mode = force_custom_plan
      as $find$
    declare
      pattern constant text := pattern_of($1);
    begin
      return array(select id from %2$s as found where owner = app_owner() and found.words like pattern limit 100);
    end
    $find$ $create$, finder, own);
  grant create on schema public to plume_search;
  execute format('alter function %s owner to plume_search', finder);
  revoke create on schema public from plume_search;
  execute format('revoke all on function %s from public', finder);
  execute format('grant execute on function %s to plume_app', finder);
end
$$;

-- What is removed of a table can be brought back for a quarter of an hour, after what it refers to: call it when
-- its foreign keys are there.
create procedure undoable(name text)
  language plpgsql set search_path = public, pg_catalog as $$
declare
  own constant regclass := format('public.%I', name)::regclass;
begin
  update owned_tables set undo_place = 1 + coalesce((
      select max(parent.undo_place) from pg_constraint key
      join owned_tables parent on to_regclass(format('public.%I', parent.name)) = key.confrelid
      where key.contype = 'f' and key.conrelid = own and key.confrelid <> own), 0)
    where owned_tables.name = undoable.name;
  if not found then
    raise exception 'table % is nobody''s yet: own_table comes first', name;
  end if;
  execute format('create trigger keep_removed after delete on %s for each row execute function keep_removed()', own);
end
$$;

-- Migrations alone: nobody else makes or opens a table.
revoke all on procedure own_table(text, text, boolean), searchable(text, text[]), undoable(text) from public;

-- Erases everything of the caller's but what the law keeps: bills that were issued, with what was paid for
-- them and the sealed documents, what they were billed from, bills that were received and checked
-- (C. com. L123-22, ten years; CGI 289), contracts with consumers and the quotes that they accepted
-- (C. conso. L213-1), and the audit log (023).
-- What becomes of each table is said in owned_tables; one that is not there is emptied like those that go.
create or replace function erase_person() returns void
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  me constant uuid := app_owner();
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
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'removals'
        and not exists (select from owned_tables t where t.name = c.relname and t.fate <> 'erased')
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
