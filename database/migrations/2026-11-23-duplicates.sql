-- Records that may be the same as another are found by keys which two of the same always share: the numbers of a
-- business, an address, a telephone, the words of a name, and parts of it that one or two slips leave whole. What
-- is decided of them is decided by domain/duplicates.ts.
create extension if not exists fuzzystrmatch;

create function name_words(name text) returns text[]
  language sql immutable strict parallel safe
  set search_path = public, pg_catalog
  as $$
    select array_remove(string_to_array(regexp_replace(regexp_replace(
      regexp_replace(lower(normalize(
        replace(replace(replace(replace(replace(replace(name, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'),
          'ß', 'ss'), 'ẞ', 'ss'), nfkd)), '[\u0300-\u036f]', '', 'g'),
      '(?<![a-z0-9])([a-z])\.(?=[a-z](?![a-z0-9]))', '\1', 'g'), '[^a-z0-9]+', ' ', 'g'), ' '), '')
  $$;

-- Without legal form, articles and "et".
create function company_words(name text) returns text[]
  language plpgsql immutable strict parallel safe
  set search_path = public, pg_catalog
  as $$
declare
  forms constant text[] := string_to_array(
    'sa sas sasu sarl eurl eirl ei sci snc scs sca scop scic selarl selas gie', ' ');
  last_forms constant text[] := forms || string_to_array(
    'gmbh ag kg ltd limited llc inc corp plc bv nv bvba sprl srl spa sl ab oy', ' ');
  words text[] := array_replace(name_words(name), 'st', 'saint');
  kept text[];
begin
  words[1] := case words[1] when 'ets' then 'etablissements' when 'ste' then 'societe' else words[1] end;
  loop
    if cardinality(words) > 1 and words[1] = any(forms || array['le', 'la', 'les', 'l'])
      or cardinality(words) > 2 and words[1] in ('societe', 'etablissements') then
      words := words[2:];
    elsif cardinality(words) > 1 and words[cardinality(words)] = any(last_forms) then
      words := words[:cardinality(words) - 1];
    else
      exit;
    end if;
  end loop;
  kept := array_remove(array_remove(words, 'et'), 'and');
  return array_remove(case when cardinality(kept) > 0 then kept else words end, null);
end
$$;

create function person_words(name text) returns text[]
  language sql immutable strict parallel safe
  set search_path = public, pg_catalog
  as $$
    select case when cardinality(words) > 1 and words[1] = any(string_to_array(
      'm mr monsieur mme madame mlle mademoiselle dr docteur me maitre pr', ' ')) then words[2:] else words end
    from (select name_words(name) as words) said
  $$;

create function email_key(email text) returns text
  language sql immutable strict parallel safe
  set search_path = public, pg_catalog
  as $$
    select case when domain in ('gmail.com', 'googlemail.com')
      then replace(local, '.', '') || '@gmail.com' else local || '@' || domain end
    from (select regexp_replace(regexp_replace(lower(trim(email)), '@[^@]*$', ''), '\+.*$', '') as local,
      regexp_replace(lower(trim(email)), '^.*@', '') as domain) said
  $$;

-- What is telling by itself.
create function exact_keys(words text[], email text, phone text) returns text[]
  language sql immutable parallel safe
  set search_path = public, pg_catalog
  as $$
    select array_remove(array[
      'email:' || email_key(email),
      'phone:' || phone,
      'name:' || (select string_agg(word, ' ' order by word) from unnest(words) word)], null)
  $$;

create function company_exact_keys(name text, email text, phone text, siren text, siret text, vat text)
  returns text[]
  language sql immutable parallel safe
  set search_path = public, pg_catalog
  as $$
    select exact_keys((select array_agg(distinct word) from unnest(company_words(name)) word), email, phone)
      || array_remove(array[
        'siren:' || coalesce(siren, left(siret, 9), substring(vat from '^FR..([0-9]{9})$')),
        'vat:' || upper(vat)], null)
  $$;

-- Where a name of so many letters is cut: of two slips, or one in a short name, one part is whole.
create function name_parts(letters integer) returns table (place integer, start integer, size integer)
  language sql immutable parallel safe
  set search_path = public, pg_catalog
  as $$
    select place, letters * place / parts, letters * (place + 1) / parts - letters * place / parts
    from (select case when letters <= 8 then 2 else 3 end as parts) cut, generate_series(0, parts - 1) place
  $$;

create function word_pairs(words text[]) returns text[]
  language sql immutable parallel safe
  set search_path = public, pg_catalog
  as $$
    select coalesce(array_agg('pair:' || one || ' ' || other), '{}')
    from (select distinct word as one from unnest(words[:8]) word) a,
      (select distinct word as other from unnest(words[:8]) word) b
    where one < other
  $$;

create function company_keys(name text, email text, phone text, siren text, siret text, vat text) returns text[]
  language plpgsql immutable parallel safe
  set search_path = public, pg_catalog
  as $$
declare
  words constant text[] := company_words(name);
  joined constant text := array_to_string(words, '');
  letters constant integer := length(joined);
begin
  return company_exact_keys(name, email, phone, siren, siret, vat) || word_pairs(words)
    || case when letters >= 5 then array(
        select format('part:%s:%s:%s', letters, place, substr(joined, start + 1, size)) from name_parts(letters))
      else '{}' end;
end
$$;

-- The parts that a name close to this one has: each where a slip may have moved it, as it is and with two letters
-- side by side swapped, for a swap may lie across a cut.
create function close_parts(joined text) returns text[]
  language sql immutable parallel safe
  set search_path = public, pg_catalog
  as $$
    select coalesce(array_agg(distinct format('part:%s:%s:%s', letters, place, substr(said, at + 1, size))), '{}')
    from generate_series(greatest(5, length(joined) - 2), length(joined) + 2) letters,
      name_parts(letters), generate_series(greatest(0, start - 2), start + 2) at,
      lateral (
        select joined as said
        union
        select overlay(joined placing reverse(substr(joined, swap, 2)) from swap for 2)
        from generate_series(greatest(1, at), least(length(joined) - 1, at + size)) swap) spelled
    where length(joined) >= 4 and at + size <= length(joined)
  $$;

-- Of people: what is telling by itself, and the name but one word, with where they are.
create function person_keys(name text, email text, phone text, client uuid) returns text[]
  language sql immutable parallel safe
  set search_path = public, pg_catalog
  as $$
    select exact_keys(words, email, phone) || coalesce((
      select array_agg(distinct 'but:' || coalesce((select string_agg(word, ' ' order by word)
          from unnest(words) with ordinality as other (word, place) where place <> odd), '') || '@' || near)
      from generate_subscripts(words, 1) odd,
        unnest(array_remove(array[client::text, substring(email_key(email) from '@(.*)$')], null)) near), '{}')
    from (select person_words(name) as words) said
  $$;

-- Numbers in place of words, other ones for each owner: an index of them looks hundreds up in a moment, and finds
-- nobody else's.
create function hashed(owner uuid, keys text[]) returns bigint[]
  language sql immutable parallel safe
  set search_path = public, pg_catalog
  as $$
    select coalesce(array_agg(hash order by hash), '{}')
    from unnest(keys) key, hashtextextended(key, hashtextextended(owner::text, 0)) hash
  $$;

alter table clients
  add column name_words text[] not null generated always as (company_words(name)) stored,
  add column keys bigint[] not null
    generated always as (hashed(owner, company_keys(name, email, phone_number, siren, siret, vat_number))) stored;
alter table contacts
  add column keys bigint[] not null
    generated always as (hashed(owner, person_keys(name, email, phone_number, client_id))) stored;
create index on clients using gin (keys);
create index on contacts using gin (keys);

-- What a record was called before it was merged with another: search and duplicates know it.
create table aliases (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  area text not null check (area in ('clients', 'contacts')),
  record_id uuid not null,
  -- A foreign key for each area, as notes have them: what merges two records writes record_id.
  client_id uuid generated always as (case when area = 'clients' then record_id end) stored,
  contact_id uuid generated always as (case when area = 'contacts' then record_id end) stored,
  merge_id uuid not null,
  name text not null,
  email text,
  phone_number text,
  street_address text,
  postal_code text,
  city text,
  name_words text[] not null
    generated always as (case when area = 'clients' then company_words(name) else person_words(name) end) stored,
  keys bigint[] not null generated always as (hashed(owner, case when area = 'clients'
    then company_keys(name, email, phone_number, null, null, null)
    else person_keys(name, email, phone_number, null) end)) stored,
  words text not null generated always as (plain_text(name || ' ' || coalesce(email, '') || ' '
    || coalesce(phone_number, '') || ' ' || coalesce(street_address, '') || ' ' || coalesce(city, ''))) stored,
  foreign key (owner, client_id) references clients (owner, id) on delete cascade,
  foreign key (owner, contact_id) references contacts (owner, id) on delete cascade
);
create index on aliases (owner, client_id);
create index on aliases (owner, contact_id);
create index on aliases using gin (keys);
call own_table('aliases');
call undoable('aliases');
create index aliases_words on aliases using gin (owner, words gin_trgm_ops);
grant select on aliases to plume_search;
create policy search on aliases for select to plume_search using (true);

-- Two that someone said are not the same.
create table distinctions (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  area text not null check (area in ('clients', 'contacts')),
  one uuid not null,
  other uuid not null,
  check (one < other),
  unique (owner, area, one, other)
);
call own_table('distinctions');

-- What may be the same as what is typed: those that share a key that tells by itself first, then close names. As
-- many as a person looks at, and some. It reads past the row-level security, held to the caller's rows by its own
-- words, like the search (migration 0011).
grant create on schema public to plume_search;
create function similar_clients(name text, email text, phone text, siren text, siret text, vat text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  -- Hundreds of keys are looked up sooner than all rows of an owner are read, whatever the planner thinks; so
  -- "is not distinct from" below: no index of owners is to be walked.
  set enable_seqscan = off
  as $$
declare
  said constant text[] := company_words(name);
  joined constant text := array_to_string(said, '');
  me constant uuid := app_owner();
  exact constant bigint[] := hashed(me, company_exact_keys(name, email, phone, siren, siret, vat));
  pairs constant bigint[] := hashed(me, word_pairs(said));
  parts constant bigint[] := hashed(me, close_parts(joined));
begin
  return array(select id from clients where owner is not distinct from me and keys && exact limit 100)
    || array(select record_id from aliases where owner is not distinct from me and area = 'clients' and keys && exact limit 100)
    || array(select id from clients c where owner is not distinct from me and keys && pairs
      and (c.name_words <@ said or said <@ c.name_words) limit 100)
    || array(select record_id from aliases a where owner is not distinct from me and area = 'clients' and keys && pairs
      and (a.name_words <@ said or said <@ a.name_words) limit 100)
    -- A swap is two changes to this function: it lets through more than is close.
    || array(select id from clients c where owner is not distinct from me and keys && parts
      and levenshtein_less_equal(array_to_string(c.name_words, ''), joined, 4) <= 4
      order by levenshtein_less_equal(array_to_string(c.name_words, ''), joined, 4) limit 100)
    || array(select record_id from aliases a where owner is not distinct from me and area = 'clients' and keys && parts
      and levenshtein_less_equal(array_to_string(a.name_words, ''), joined, 4) <= 4 limit 100);
end
$$;

create function similar_contacts(name text, email text, phone text, client uuid) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  -- Hundreds of keys are looked up sooner than all rows of an owner are read, whatever the planner thinks; so
  -- "is not distinct from" below: no index of owners is to be walked.
  set enable_seqscan = off
  as $$
declare
  said constant text[] := person_keys(name, email, phone, client);
  me constant uuid := app_owner();
  near constant bigint[] := hashed(me, array(select key from unnest(said) key where key like 'but:%'));
  exact constant bigint[] := hashed(me, array(select key from unnest(said) key where key not like 'but:%'));
begin
  return array(select id from contacts where owner is not distinct from me and keys && exact limit 100)
    || array(select record_id from aliases where owner is not distinct from me and area = 'contacts' and keys && exact limit 100)
    || array(select id from contacts where owner is not distinct from me and keys && near limit 100)
    || array(select record_id from aliases where owner is not distinct from me and area = 'contacts' and keys && near limit 100);
end
$$;

-- Pairs among all records of an area that share a key. A key that many share tells of nothing.
create function similar_pairs(of_area text, most integer) returns table (one uuid, other uuid)
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return query
    with records as (
      select id, keys from clients where of_area = 'clients' and owner = app_owner()
      union all
      select id, keys from contacts where of_area = 'contacts' and owner = app_owner()
      union all
      select record_id, keys from aliases where area = of_area and owner = app_owner()
    ), shared as (
      select array_agg(distinct id) as ids from records, unnest(keys) key
      group by key having count(*) between 2 and 30
    )
    select distinct a.id, b.id from shared, unnest(ids) a (id), unnest(ids) b (id)
    where a.id < b.id and not exists (select from distinctions d
      where d.owner = app_owner() and d.area = of_area and d.one = a.id and d.other = b.id)
    limit most;
end
$$;
grant select on distinctions to plume_search;
create policy search on distinctions for select to plume_search using (true);

-- The search over all records finds what they were called before, too.
create or replace function find_clients(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from clients where owner = app_owner() and clients.words like pattern limit 100)
    || array(select client_id from aliases
      where owner = app_owner() and area = 'clients' and aliases.words like pattern limit 100);
end
$$;
create or replace function find_contacts(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from contacts where owner = app_owner() and contacts.words like pattern limit 100)
    || array(select contact_id from aliases
      where owner = app_owner() and area = 'contacts' and aliases.words like pattern limit 100);
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['similar_clients(text, text, text, text, text, text)',
      'similar_contacts(text, text, text, uuid)', 'similar_pairs(text, integer)'] loop
    execute format('alter function %s owner to plume_search', name);
    execute format('revoke all on function %s from public', name);
    execute format('grant execute on function %s to plume_app', name);
  end loop;
end
$$;
revoke create on schema public from plume_search;
