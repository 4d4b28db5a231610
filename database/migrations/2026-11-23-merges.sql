-- Two records that were one: what each was, what was moved from the one to the other, so that it can be undone.
create table merges (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  area text not null check (area in ('clients', 'contacts')),
  -- No foreign keys: the one is gone, and the other may go.
  kept_id uuid not null,
  lost_id uuid not null,
  kept_before jsonb not null,
  kept_after jsonb,
  lost jsonb not null,
  -- Rows that named the other: [{"table", "column", "key": {…}}], and those that there could not be two of.
  moved jsonb not null default '[]',
  set_aside jsonb not null default '[]',
  undone_at timestamptz,
  -- What could not be given back: [{"what", "count"}].
  left_over jsonb not null default '[]',
  by uuid,
  check (kept_id <> lost_id)
);
create index on merges (owner, created_at desc);
create index on merges (owner, kept_id);
create index on merges (owner, lost_id);
call own_table('merges');
-- Written by the functions below alone: what is kept moves by nothing but a merge that is written down.
revoke insert, update, delete on merges from plume_app;

-- Whether a merge, or its undoing, is what moves a row from the one to the other.
create function is_merged(whose uuid, before uuid, after uuid) returns boolean
  language sql stable
  return exists (select from merges where owner = whose
    and (lost_id = before and kept_id = after and undone_at is null
      or kept_id = before and lost_id = after and undone_at is not null));

-- What moves with a merge is no change that a save could be stale against.
create or replace function mark_change() returns trigger language plpgsql as $$
begin
  if current_setting('app.merging', true) = 'on' then return new; end if;
  new.version := old.version + 1;
  new.changed_at := now();
  return new;
end
$$;

create or replace function keep_issued_bill() returns trigger language plpgsql as $$
declare
  -- Generated columns are not computed yet here; they follow from columns that are kept.
  moving constant text[] := array['version', 'changed_at', 'sent_at', 'paid', 'collected', 'credited',
    'written_off', 'place', 'words', 'due', 'standing'];
begin
  if old.number is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  -- Whose it is, where two clients were one; what it says is in its snapshot, and stays.
  if tg_op = 'UPDATE' and to_jsonb(old) - moving - 'client_id' = to_jsonb(new) - moving - 'client_id'
      and is_merged(old.owner, old.client_id, new.client_id) then
    return new;
  end if;
  raise exception 'bill % was issued: it is neither changed nor removed', old.number
    using errcode = 'integrity_constraint_violation';
end
$$;

create or replace function keep_accepted_quote() returns trigger language plpgsql as $$
declare
  moving constant text[] := array['version', 'changed_at', 'sent_at', 'place', 'words'];
begin
  if tg_op = 'DELETE' then
    if old.number is null or current_user <> 'plume_app' then return old; end if;
    raise exception 'quote % was sent: it is not removed', old.number
      using errcode = 'integrity_constraint_violation';
  end if;
  if old.number is not null and (new.number, new.year, new.sequence)
      is distinct from (old.number, old.year, old.sequence) or new.edition < old.edition then
    raise exception 'a quote keeps its number and its editions' using errcode = 'integrity_constraint_violation';
  end if;
  if old.answer is distinct from 'accepted' or to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  if to_jsonb(old) - moving - 'client_id' = to_jsonb(new) - moving - 'client_id'
      and is_merged(old.owner, old.client_id, new.client_id) then
    return new;
  end if;
  raise exception 'quote % was accepted: it is not changed', old.number
    using errcode = 'integrity_constraint_violation';
end
$$;

create function keep_credit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'client_id' = to_jsonb(new) - 'client_id'
      and is_merged(old.owner, old.client_id, new.client_id) then
    return new;
  end if;
  raise exception '% of % is refused: what was issued is kept', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end
$$;
drop trigger keep on client_credits;
create trigger keep before update or delete on client_credits for each row execute function keep_credit();

-- The history of an offer tells what became of it, not that its client was written down twice.
drop trigger record_change on offers;
create trigger record_change after update on offers
  for each row when (coalesce(current_setting('app.merging', true), '') <> 'on') execute function record_offer();

-- Two clients who were reminded on one day may turn out to be one.
alter table bill_reminders
  add column merged boolean not null default false,
  drop constraint bill_reminders_owner_client_id_day_key;
create unique index bill_reminders_of_a_day on bill_reminders (owner, client_id, day) where not merged;

-- The columns that name a record of an area: of a foreign key the one that is not the owner. Where that is computed
-- from the name of an area and an id, the id.
create function columns_naming(of_area text) returns table (name text, named_by text, only_area boolean)
  language sql stable
  set search_path = public, pg_catalog
  as $$
    select k.conrelid::regclass::text, case when a.attgenerated = 's' then 'record_id' else a.attname::text end,
      a.attgenerated = 's'
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'owner'
    where k.contype = 'f' and k.confrelid = of_area::regclass
    order by 1, 2
  $$;

-- How many rows would move, by their table.
create function count_moving(of_area text, lost uuid) returns table (name text, count bigint)
  language plpgsql stable
  set search_path = public, pg_catalog
  as $$
declare
  key record;
begin
  for key in select * from columns_naming(of_area) loop
    name := key.name;
    execute format('select count(*) from %s where owner = app_owner() and %I = $1 %s', key.name, key.named_by,
      case when key.only_area then format('and area = %L', of_area) end) using lost into count;
    if count > 0 then return next; end if;
  end loop;
end
$$;

-- Of a row what finds it again.
create function key_of(of_table regclass, row_of jsonb) returns jsonb
  language sql stable
  set search_path = public, pg_catalog
  as $$
    select jsonb_object_agg(a.attname, row_of -> a.attname::text) from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = of_table and i.indisprimary
  $$;

-- The columns that are written, not computed.
create function plain_columns(of_table regclass) returns text
  language sql stable
  set search_path = public, pg_catalog
  as $$
    select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = of_table and attnum > 0 and not attisdropped and attgenerated = ''
  $$;

-- Drafts follow the name of their client.
create function name_drafts(of_client uuid) returns void
  language sql
  set search_path = public, pg_catalog
  as $$
    update bills b set client_name = c.name from clients c
      where b.owner = app_owner() and b.client_id = of_client and b.number is null
        and c.owner = b.owner and c.id = b.client_id and b.client_name <> c.name;
    update quotes q set client_name = c.name from clients c
      where q.owner = app_owner() and q.client_id = of_client and q.drafting
        and c.owner = q.owner and c.id = q.client_id and q.client_name <> c.name;
  $$;

-- Makes one record of two: `taken` are the columns that the one that stays gets from the other. Everything that names
-- the other, by whatever foreign key there is, names the one that stays.
create function merge_records(of_area text, kept uuid, lost uuid, taken text[], acting uuid) returns uuid
  language plpgsql security definer
  set search_path = public, pg_catalog
  as $$
declare
  merge constant uuid := gen_random_uuid();
  kept_row jsonb;
  lost_row jsonb;
  key record;
  moving record;
  names jsonb[] := '{}';
  aside jsonb[] := '{}';
begin
  if of_area not in ('clients', 'contacts') then
    raise exception '% are not merged', of_area;
  end if;
  execute format('select to_jsonb(r) from %I r where owner = app_owner() and id = $1 for update', of_area)
    using kept into strict kept_row;
  execute format('select to_jsonb(r) from %I r where owner = app_owner() and id = $1 for update', of_area)
    using lost into strict lost_row;
  insert into merges (id, owner, area, kept_id, lost_id, kept_before, lost, by)
  values (merge, app_owner(), of_area, kept, lost, kept_row, lost_row, acting);

  perform set_config('app.merging', 'on', true);
  for key in select * from columns_naming(of_area) loop
    for moving in execute format('select ctid, to_jsonb(r) as row_of from %s r where owner = app_owner() and %I = $1 %s',
      key.name, key.named_by, case when key.only_area then format('and area = %L', of_area) end) using lost
    loop
      begin
        execute format('update %s set %I = $1 %s where ctid = $2', key.name, key.named_by,
          case key.name when 'bill_reminders' then ', merged = true' end) using kept, moving.ctid;
        -- Where the id is itself the key, the row is found by its new one.
        names := array_append(names, jsonb_build_object('table', key.name, 'column', key.named_by,
          'key', key_of(key.name::regclass, moving.row_of || jsonb_build_object(key.named_by, kept)),
          'number', moving.row_of -> 'number', 'answer', moving.row_of -> 'answer'));
      exception when unique_violation then
        -- There can be one: that of the record that stays.
        execute format('delete from %s where ctid = $1', key.name) using moving.ctid;
        aside := array_append(aside, jsonb_build_object('table', key.name, 'row', moving.row_of));
      end;
    end loop;
    -- What waits in the bin comes back to the one that stays.
    for moving in select r.id from removals r where r.owner = app_owner() and r.kind = key.name
      and r.record ->> key.named_by = lost::text and (not key.only_area or r.record ->> 'area' = of_area)
    loop
      update removals set record = jsonb_set(record, array[key.named_by], to_jsonb(kept)) where id = moving.id;
      names := array_append(names, jsonb_build_object('table', 'removals', 'column', key.named_by,
        'key', jsonb_build_object('id', moving.id)));
    end loop;
  end loop;
  perform set_config('app.merging', '', true);

  -- What either is no longer called.
  execute format('insert into aliases (owner, area, record_id, merge_id, name, email, phone_number%1$s)
    select app_owner(), $1, $2, $3, name, email, phone_number%1$s
    from unnest($4) before, jsonb_populate_record(null::%2$I, before)',
    case of_area when 'clients' then ', street_address, postal_code, city' else '' end, of_area)
    using of_area, kept, merge, case when cardinality(taken) > 0 then array[lost_row, kept_row] else array[lost_row] end;

  execute format('delete from %I where owner = app_owner() and id = $1', of_area) using lost;
  delete from removals where owner = app_owner() and call = pg_current_xact_id()::text::bigint
    and removed_at = now();
  if cardinality(taken) > 0 then
    execute format('update %1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1))
      where owner = app_owner() and id = $2', of_area, (select string_agg(quote_ident(each), ', ') from unnest(taken) each))
      using lost_row, kept;
  end if;
  if of_area = 'clients' then perform name_drafts(kept); end if;
  execute format('select to_jsonb(r) from %I r where owner = app_owner() and id = $1', of_area) using kept into kept_row;
  update merges m set moved = to_jsonb(names), set_aside = to_jsonb(aside), kept_after = kept_row where id = merge;
  return merge;
end
$$;

-- Gives back what was moved, as far as it still is where it was moved to; what came since stays.
create function undo_merge(merge uuid) returns void
  language plpgsql security definer
  set search_path = public, pg_catalog
  as $$
declare
  m merges;
  kept_row jsonb;
  item jsonb;
  given bigint;
  spent boolean;
  kept_back jsonb := '{}';
  back text[];
begin
  select * into strict m from merges where owner = app_owner() and id = merge and undone_at is null for update;
  execute format('select to_jsonb(r) from %I r where owner = app_owner() and id = $1 for update', m.area)
    using m.kept_id into strict kept_row;
  update merges set undone_at = now() where id = merge;
  execute format('insert into %1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$I, $1)',
    m.area, plain_columns(m.area::regclass)) using m.lost;

  -- A credit that was used since cannot be had twice.
  spent := m.area = 'clients' and (
    select coalesce(sum(amount), 0) < 0 from client_credits c where c.owner = app_owner() and c.client_id = m.kept_id
      and not exists (select from jsonb_array_elements(m.moved) each
        where each ->> 'table' = 'client_credits' and each -> 'key' ->> 'id' = c.id::text));

  perform set_config('app.merging', 'on', true);
  for item in select * from jsonb_array_elements(m.moved) loop
    if item ->> 'table' = 'removals' then
      update removals set record = jsonb_set(record, array[item ->> 'column'], to_jsonb(m.lost_id))
        where owner = app_owner() and id = (item -> 'key' ->> 'id')::bigint
          and record ->> (item ->> 'column') = m.kept_id::text;
    else
      given := 0;
      -- What was issued or accepted meanwhile names the one that stays, and is its own.
      if not (item ->> 'table' = 'client_credits' and spent) then
        execute format('update %1$s r set %2$I = $1 %3$s where owner = app_owner() and %2$I = $2
            and %4$s %5$s',
          item ->> 'table', item ->> 'column',
          case item ->> 'table' when 'bill_reminders' then ', merged = false' end,
          coalesce((select string_agg(format('%I = %L', name, value), ' and ') from jsonb_each_text(item -> 'key')
            as part (name, value)), 'true'),
          case item ->> 'table'
            when 'bills' then format('and (number is null or %L)', item ->> 'number' is not null)
            when 'quotes' then format('and (answer is distinct from ''accepted'' or %L)', item ->> 'answer' = 'accepted')
          end) using m.lost_id, m.kept_id;
        get diagnostics given = row_count;
      end if;
      if given = 0 then
        kept_back := kept_back || jsonb_build_object(item ->> 'table',
          coalesce((kept_back ->> (item ->> 'table'))::integer, 0) + 1);
      end if;
    end if;
  end loop;
  for item in select * from jsonb_array_elements(m.set_aside) loop
    execute format('insert into %1$s (%2$s) overriding system value
      select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
      item ->> 'table', plain_columns((item ->> 'table')::regclass)) using item -> 'row';
  end loop;
  delete from aliases where owner = app_owner() and merge_id = merge;

  -- The one that stayed gets back what nobody changed since.
  back := array(select each.key from jsonb_each(m.kept_before) each
    where each.value is distinct from m.kept_after -> each.key and kept_row -> each.key = m.kept_after -> each.key
      and each.key not in ('version', 'changed_at', 'words', 'keys', 'name_words'));
  if kept_row = m.kept_after then
    back := back || array['version', 'changed_at'];
  else
    kept_back := kept_back || coalesce((select jsonb_object_agg('fields.' || each.key, 1) from jsonb_each(m.kept_before) each
      where each.value is distinct from m.kept_after -> each.key and kept_row -> each.key <> m.kept_after -> each.key
        and each.key not in ('version', 'changed_at', 'words', 'keys', 'name_words')), '{}');
    perform set_config('app.merging', '', true);
  end if;
  if cardinality(back) > 0 then
    execute format('update %1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1))
      where owner = app_owner() and id = $2', m.area, (select string_agg(quote_ident(each), ', ') from unnest(back) each))
      using m.kept_before, m.kept_id;
  end if;
  perform set_config('app.merging', '', true);
  if m.area = 'clients' then
    perform name_drafts(m.kept_id);
    perform name_drafts(m.lost_id);
  end if;
  delete from removals where owner = app_owner() and call = pg_current_xact_id()::text::bigint and removed_at = now();
  update merges set left_over = coalesce((
    select jsonb_agg(jsonb_build_object('what', each.key, 'count', each.value)) from jsonb_each(kept_back) each), '[]')
    where id = merge;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['merge_records(text, uuid, uuid, text[], uuid)', 'undo_merge(uuid)'] loop
    execute format('revoke all on function %s from public', name);
    execute format('grant execute on function %s to plume_app', name);
  end loop;
end
$$;
