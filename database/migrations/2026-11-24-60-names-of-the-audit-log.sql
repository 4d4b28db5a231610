-- The audit log is only added to, and people are erased: an entry holds a pseudonym, and the name behind it is kept
-- apart, with the key that ties the two. Both go with the person, or by their age; the chain holds as before
-- (decision 2026-11-24-what-is-forgotten).
create table audit_names (
  id bigint generated always as identity primary key,
  pseudonym text not null,
  -- Whose it is: it goes with them.
  person uuid,
  name text not null,
  key bytea not null,
  at timestamptz not null default now()
);
create index on audit_names (pseudonym);
create index on audit_names (person);
create index on audit_names (at);
grant select on audit_names to plume_app;

-- Nobody can tell the name by trying all there are, without the key; with it, nobody can put another in its place.
create function audit_pseudonym(key bytea, name text) returns text
  language sql immutable strict
  return '~' || left(encode(sha256(key || convert_to(name, 'UTF8')), 'hex'), 32);

create function is_audit_pseudonym(name text) returns boolean
  language sql immutable strict
  return name ~ '^~[0-9a-f]{32}$';

-- The pseudonym that a name has for a person; a new one the first time. Nothing is kept of whoever is gone.
create function keep_audit_name(whose uuid, name text) returns text
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  known text;
  key bytea;
begin
  if name is null or name = '' or is_audit_pseudonym(name) then
    return name;
  end if;
  select n.pseudonym into known from audit_names n
    where n.person is not distinct from whose and n.name = keep_audit_name.name order by n.id limit 1;
  if known is not null then
    return known;
  end if;
  key := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  known := audit_pseudonym(key, name);
  if not exists (select from people p where p.id = whose and p.closed_at is not null) then
    insert into audit_names (pseudonym, person, name, key) values (known, whose, name, key);
  end if;
  return known;
end
$$;
revoke all on function keep_audit_name(uuid, text) from public;

-- What an act changed may hold addresses too.
create function keep_audit_words(whose uuid, words jsonb) returns jsonb
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  said text := words::text;
  address text;
begin
  for address in
    select distinct match.parts[1] from regexp_matches(said, '[^"\s<>,;:\\]+@[^"\s<>,;:\\]+', 'g') match (parts)
  loop
    said := replace(said, address, keep_audit_name(whose, address));
  end loop;
  return said::jsonb;
end
$$;
revoke all on function keep_audit_words(uuid, jsonb) from public;

-- The name of an entry, as long as it is known; nothing once it is forgotten.
create function audit_name(name text) returns text
  language sql stable strict
  return case when is_audit_pseudonym(name)
    then (select n.name from audit_names n where n.pseudonym = audit_name.name limit 1) else name end;

create function audit_words(words jsonb) returns jsonb
  language plpgsql stable strict set search_path = public, pg_catalog as $$
declare
  said text := words::text;
  known text;
begin
  for known in select distinct match.parts[1] from regexp_matches(said, '~[0-9a-f]{32}', 'g') match (parts) loop
    said := replace(said, known, coalesce(
      (select trim(both '"' from to_jsonb(n.name)::text) from audit_names n where n.pseudonym = known limit 1), '…'));
  end loop;
  return said::jsonb;
end
$$;

create function whose_entry(entry audit_entries) returns uuid
  language sql stable
  return case when entry.subject ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
      and exists (select from people where id = entry.subject::uuid) then entry.subject::uuid
    else entry.actor end;

create or replace function enter_entry() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  new.at := clock_timestamp();
  new.place := null;
  new.hash := null;
  new.actor_name := keep_audit_name(coalesce(new.actor, whose_entry(new)), new.actor_name);
  new.subject_name := keep_audit_name(whose_entry(new), new.subject_name);
  new.before := keep_audit_words(whose_entry(new), new.before);
  new.after := keep_audit_words(whose_entry(new), new.after);
  return new;
end
$$;

-- What was written down before is told anew, once, and the chain begins anew with it: its head is another one
-- from here on, in the file beside the database too.
do $$
begin
  if not exists (select from audit_entries) then
    return;
  end if;
  alter table audit_entries disable trigger keep_entries;
  update audit_entries e set place = null, hash = null,
    actor_name = keep_audit_name(coalesce(e.actor, whose_entry(e)), e.actor_name),
    subject_name = keep_audit_name(whose_entry(e), e.subject_name),
    before = keep_audit_words(whose_entry(e), e.before),
    after = keep_audit_words(whose_entry(e), e.after);
  alter table audit_entries enable trigger keep_entries;
  update audit_head set place = 0, hash = ''::bytea;
  while exists (select from audit_entries where place is null) loop
    perform seal_audit();
  end loop;
end
$$;

-- As before (0028); and the name behind a pseudonym is the one that it was made of.
create or replace function audit_check()
  returns table (place bigint, id uuid, at timestamptz, act text, link text)
  language sql stable set search_path = public, pg_catalog as $$
  with other_names as materialized (
    select n.pseudonym from audit_names n where n.pseudonym <> audit_pseudonym(n.key, n.name)
  ), chain as (
    select e.place, e.id, e.at, e.act,
      case
        when e.place <> row_number() over chain then 'place'
        when e.hash is distinct from
             audit_hash(coalesce(lag(e.hash) over chain, ''::bytea), e) then 'hash'
        when e.actor_name in (select pseudonym from other_names)
          or e.subject_name in (select pseudonym from other_names) then 'hash'
        when head.place is null or e.place > head.place
          or (e.place = head.place and e.hash <> head.hash)
          or (e.place < head.place and lead(e.place) over chain is null) then 'head'
      end as link
    from audit_entries e left join audit_head head on true where e.place is not null
    window chain as (order by e.place)
  )
  (select * from chain where link is not null order by place limit 1)
  union all
  select head.place, null, null, null, 'head' from audit_head head
   where head.place > 0 and not exists (select from chain)
$$;

-- The name goes with the person.
create function forget_audit_names() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  delete from audit_names where person = new.id;
  return null;
end
$$;
create trigger forget_audit_names after update on people for each row
  when (old.closed_at is null and new.closed_at is not null)
  execute function forget_audit_names();
delete from audit_names n using people p where p.id = n.person and p.closed_at is not null;

-- What is kept for a time only, by the clock of whoever asks: names in the log for five years (C. civ. art. 2224),
-- and of people who went all that the law kept, once ten years are over since the end of the year in which they went
-- (C. com. L123-22: nothing was issued after). Answers the keys of files whose bytes are to go.
create function forget_expired(moment timestamptz) returns setof text
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  gone constant uuid[] := array(select id from people where closed_at is not null
    and moment > make_timestamptz(extract(year from closed_at at time zone 'Europe/Paris')::int + 11, 1, 1, 0, 0, 0, 'Europe/Paris'));
  tables constant text[] := array(select c.relname::text from pg_class c join pg_attribute a on a.attrelid = c.oid
    and a.attname = 'owner' where c.relnamespace = 'public'::regnamespace and c.relkind = 'r');
  name text;
  waits boolean;
begin
  delete from audit_names where at < moment - interval '5 years';
  if cardinality(gone) = 0 then
    return;
  end if;
  return query select id::text from files where owner = any (gone)
    union select file_key from bill_documents where owner = any (gone) and file_key is not null
    union select file_key from quote_editions where owner = any (gone) and file_key is not null;
  -- What holds issued bills for ever holds them against everyone else.
  foreach name in array tables loop
    execute format('alter table %I disable trigger user', name);
  end loop;
  for round in 1 .. 20 loop
    waits := false;
    foreach name in array tables loop
      begin
        execute format('delete from %I where owner = any ($1)', name) using gone;
      exception when foreign_key_violation or restrict_violation then
        waits := true;
      end;
    end loop;
    exit when not waits;
  end loop;
  if waits then
    raise exception 'something refers to what is to be forgotten' using errcode = 'foreign_key_violation';
  end if;
  set constraints all immediate;
  foreach name in array tables loop
    execute format('alter table %I enable trigger user', name);
  end loop;
  delete from people where id = any (gone);
end
$$;
revoke all on function forget_expired(timestamptz) from public;
grant execute on function forget_expired(timestamptz) to plume_app;
