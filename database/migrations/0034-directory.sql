-- The public directory: what those chose to show who are validated and wanted to be found. Everyone may
-- read it, so it is apart from what belongs to its owner alone: a copy of the shown columns and no others,
-- written by triggers in the transaction that changes them. Whoever is hidden, not validated or gone has no
-- row in it. A suspension ends by itself: until when it lasts is a column, and each question asks the time.

-- Where communes lie, as the public list said when one was asked for.
create table communes (
  code text primary key check (code ~ '^(\d{2}|2[AB])\d{3}$'),
  name text not null,
  postal_codes text[] not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index on communes using gin (plain_text(name) gin_trgm_ops);
create index on communes using gin (postal_codes);
grant select, insert, update on communes to plume_app;

-- As the crow flies (haversine), on a sphere of 6371 km.
create function kilometres(
  from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision
) returns double precision
  language sql immutable parallel safe
  return 12742 * asin(least(1, sqrt(
    sin(radians(to_latitude - from_latitude) / 2) ^ 2
    + cos(radians(from_latitude)) * cos(radians(to_latitude))
      * sin(radians(to_longitude - from_longitude) / 2) ^ 2)));

-- Everything within so many kilometres is in this box, of longitudes and latitudes; null is everywhere.
create function box_around(latitude double precision, longitude double precision, reach integer) returns box
  language sql immutable parallel safe
  return case when reach is null then box(point(-180, -90), point(180, 90)) else box(
    point(longitude - reach / (111.0 * cos(radians(latitude))), latitude - reach / 111.0),
    point(longitude + reach / (111.0 * cos(radians(latitude))), latitude + reach / 111.0)) end;

-- A text as the directory compares it: plain letters and digits. "C++" and "C#" are not "C", and "Node.js"
-- is one word.
create function directory_text(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    regexp_replace(
      replace(replace(replace(plain_text(value), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'),
      '([a-z])\.(js|io)\M', '\1\2', 'g'),
    '[^a-z0-9]+', ' ', 'g');

-- A day on which so many days a week are wanted, as one number: all that someone has free is then one value,
-- compared in no time. A hundred thousand days from 2000 on for each number of days a week.
create function free_on(day date, days integer) returns integer
  language sql immutable parallel safe
  return days * 100000 + least(greatest(day - date '2000-01-01', 0), 99998);

-- What is searched by, narrow, since counts may read all of it.
create table directory_entries (
  person uuid primary key,
  suspended_until timestamptz,
  -- As `directory_text` has them.
  skills text[] not null,
  families text[] not null,
  languages text[] not null,
  latitude double precision,
  longitude double precision,
  -- Kilometres around the own commune; null is any distance.
  reach integer,
  zone box,
  -- When at least one, two … seven days a week are free: see `free_on`.
  free int4multirange not null,
  confirmed_on date,
  -- How much of the page there is to read, of five.
  completeness smallint not null
);
create index on directory_entries using gin (skills);
create index on directory_entries using gin (families);
create index on directory_entries using gist (zone);
grant select on directory_entries to plume_app;

-- What is read, and the words that a text is looked for in.
create table directory_pages (
  person uuid primary key references directory_entries on delete cascade,
  -- In the address of the page; its last twelve signs stay when the name changes.
  handle text not null unique,
  name text not null,
  commercial_name text,
  activity text,
  about text,
  hobbies text,
  skills text[] not null,
  jobs uuid[] not null,
  commune_id text,
  commune_name text,
  periods jsonb not null,
  photo_id uuid,
  photo_alt text,
  banner_id uuid,
  banner_alt text,
  changed_at timestamptz not null default now(),
  -- Name and trades (A), skills (B), family and place (C).
  headline tsvector not null,
  -- The same, and the presentation (D).
  words tsvector not null
);
create index on directory_pages using gin (words);
create index on directory_pages using gin (headline);
create index on directory_pages (right(handle, 12));
create index on directory_pages (commune_id);
grant select on directory_pages to plume_app;

-- Every word of the directory, and on how many pages it stands: mistyped ones are compared with these.
create table directory_words (
  word text primary key,
  pages integer not null
);
create index on directory_words using gin (word gin_trgm_ops);
create index on directory_words (word text_pattern_ops);
grant select on directory_words to plume_app;

create function count_directory_words() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  -- In one order, so that no two wait for each other.
  if tg_op = 'INSERT' then
    insert into directory_words (word, pages)
      select word, count(*) from added, unnest(tsvector_to_array(words)) as word group by word order by word
      on conflict (word) do update set pages = directory_words.pages + excluded.pages;
  elsif tg_op = 'UPDATE' then
    insert into directory_words (word, pages)
      select word, sum(change) from (
        select unnest(tsvector_to_array(words)) as word, 1 as change from added
        union all select unnest(tsvector_to_array(words)), -1 from removed) as changes
      group by word having sum(change) <> 0 order by word
      on conflict (word) do update set pages = directory_words.pages + excluded.pages;
    delete from directory_words where pages <= 0
      and word in (select unnest(tsvector_to_array(words)) from removed);
  else
    insert into directory_words (word, pages)
      select word, -count(*) from removed, unnest(tsvector_to_array(words)) as word group by word order by word
      on conflict (word) do update set pages = directory_words.pages + excluded.pages;
    delete from directory_words where pages <= 0
      and word in (select unnest(tsvector_to_array(words)) from removed);
  end if;
  return null;
end
$$;
create trigger count_added after insert on directory_pages referencing new table as added
  for each statement execute function count_directory_words();
create trigger count_changed after update on directory_pages
  referencing old table as removed new table as added
  for each statement execute function count_directory_words();
create trigger count_removed after delete on directory_pages referencing old table as removed
  for each statement execute function count_directory_words();

-- What a typed text asks for. `said`: every word as it was typed, or the beginning of one. `meant`: the
-- words that resemble it too ("developeur", "développeuse"). Words that every text has say nothing.
create function directory_query(typed text, out said tsquery, out meant tsquery)
  language plpgsql stable
  set search_path = public, pg_catalog
  set pg_trgm.similarity_threshold = 0.4
  as $$
declare
  token text;
  tokens text[] := (string_to_array(trim(directory_text(typed)), ' '))[1:12];
  filler constant text[] := array['a', 'au', 'aux', 'avec', 'd', 'dans', 'de', 'des', 'du', 'en', 'et', 'l',
    'la', 'le', 'les', 'ou', 'par', 'pour', 'sur', 'un', 'une', 'and', 'for', 'in', 'of', 'the', 'with'];
  is_known boolean;
  own tsquery;
  alike tsquery;
begin
  if exists (select from unnest(tokens) as t where t <> all (filler)) then
    tokens := array(select t from unnest(tokens) as t where t <> all (filler));
  end if;
  foreach token in array coalesce(tokens, '{}') loop
    continue when token = '';
    is_known := exists (select from directory_words where word = token);
    own := (token || case when length(token) >= 5 or not is_known and length(token) >= 3 then ':*' else '' end)::tsquery;
    alike := own;
    if length(token) >= 4 then
      select coalesce(own || nullif(string_agg(w.word, ' | '), '')::tsquery, own) into alike from (
        select word from directory_words
        where word % token and similarity(word, token) >= case when is_known then 0.6 else 0.4 end
        order by similarity(word, token) desc, pages desc limit 8) as w;
    end if;
    said := case when said is null then own else said && own end;
    meant := case when meant is null then alike else meant && alike end;
  end loop;
end
$$;
grant execute on function directory_query(text) to plume_app;

-- Writes the copy of one person anew, or takes it out. It may read the columns that are shown, whoever
-- causes the change, and nothing else of anyone's.
do $$
begin
  create role plume_directory nologin;
exception when duplicate_object or unique_violation then null;
end
$$;
grant plume_directory to current_user;
grant usage, create on schema public to plume_directory;
grant select (id, validated, show_in_search, suspended_until, closed_at) on people to plume_directory;
create policy directory on people for select to plume_directory using (true);
grant select (owner, first_name, last_name, commercial_name, activity, photo_id, photo_alt, banner_id, banner_alt,
  hobbies, how_i_am_description, limit_intervention_zone, commune_id, commune_name, skills, jobs, language,
  spoken_languages) on profiles to plume_directory;
create policy directory on profiles for select to plume_directory using (true);
grant select (owner, starts_on, ends_on, days_per_week, confirmed_at) on work_availabilities to plume_directory;
create policy directory on work_availabilities for select to plume_directory using (true);
grant select on jobs, job_families, skills, communes to plume_directory;
grant select, insert, update, delete on directory_entries, directory_pages, directory_words to plume_directory;

create function refresh_directory(who uuid) returns void
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  account record;
  profile record;
  place communes;
  trades record;
  time record;
  shown_name text;
  is_shown boolean := false;
  headline tsvector;
begin
  -- Two changes of one person take turns, and the later sees what the earlier did.
  perform pg_advisory_xact_lock(hashtextextended('directory ' || who, 0));
  select p.suspended_until into account from people p
   where p.id = who and p.validated and p.show_in_search and p.closed_at is null;
  if found then
    select f.first_name, f.last_name, f.commercial_name, f.activity, f.photo_id, f.photo_alt, f.banner_id,
      f.banner_alt, f.hobbies, f.how_i_am_description, f.limit_intervention_zone, f.commune_id, f.commune_name,
      f.skills, f.jobs, f.language, f.spoken_languages
      into profile from profiles f where f.owner = who;
    shown_name := coalesce(nullif(concat_ws(' ', profile.first_name, profile.last_name), ''), profile.commercial_name);
    -- Nobody is found without a name and a trade.
    is_shown := shown_name is not null
      and (cardinality(profile.jobs) > 0 or cardinality(profile.skills) > 0 or profile.activity is not null);
  end if;
  if not is_shown then
    delete from directory_entries where person = who;
    return;
  end if;

  select * into place from communes where code = profile.commune_id;
  select coalesce(array_agg(distinct j.family), '{}') as families,
    string_agg(concat_ws(' ', j.title, j.title_en), ' ') as titles,
    string_agg(distinct concat_ws(' ', f.title, f.title_en), ' ') as family_titles
    into trades from jobs j join job_families f on f.code = j.family where j.id = any (profile.jobs);
  select
    coalesce((select range_agg(int4range(free_on(w.starts_on, days),
        free_on(coalesce(w.ends_on, date '2100-01-01'), days), '[]'))
      from work_availabilities w, generate_series(1, w.days_per_week) as days where w.owner = who), '{}') as free,
    max(w.confirmed_at at time zone 'Europe/Paris')::date as confirmed_on,
    coalesce(jsonb_agg(jsonb_build_object('startsOn', w.starts_on, 'endsOn', w.ends_on, 'daysPerWeek', w.days_per_week)
      order by w.starts_on) filter (where w.owner is not null), '[]') as periods
    into time from work_availabilities w where w.owner = who;
  headline :=
    setweight(to_tsvector('simple', directory_text(
      concat_ws(' ', shown_name, profile.commercial_name, profile.activity, trades.titles))), 'A')
    || setweight(to_tsvector('simple', directory_text(concat_ws(' ', array_to_string(profile.skills, ' '), (
      select string_agg(array_to_string(s.synonyms, ' '), ' ') from unnest(profile.skills) as own (name)
      join skills s on plain_text(s.name) = plain_text(own.name))))), 'B')
    || setweight(to_tsvector('simple', directory_text(
      concat_ws(' ', trades.family_titles, coalesce(place.name, profile.commune_name)))), 'C');

  insert into directory_entries (person, suspended_until, skills, families, languages, latitude, longitude,
    reach, zone, free, confirmed_on, completeness)
  values (who, account.suspended_until,
    array(select distinct trim(directory_text(skill)) from unnest(profile.skills) as skill),
    trades.families,
    array(select distinct unnest(profile.spoken_languages || profile.language)),
    place.latitude, place.longitude, profile.limit_intervention_zone,
    case when place.code is not null
      then box_around(place.latitude, place.longitude, profile.limit_intervention_zone) end,
    time.free, time.confirmed_on,
    (profile.photo_id is not null)::int + (length(profile.how_i_am_description) >= 100 is true)::int
      + (cardinality(profile.skills) >= 3)::int + (cardinality(profile.jobs) > 0)::int
      + (profile.commune_id is not null)::int)
  on conflict (person) do update set suspended_until = excluded.suspended_until,
    skills = excluded.skills, families = excluded.families, languages = excluded.languages,
    latitude = excluded.latitude, longitude = excluded.longitude, reach = excluded.reach, zone = excluded.zone,
    free = excluded.free, confirmed_on = excluded.confirmed_on, completeness = excluded.completeness;

  insert into directory_pages (person, handle, name, commercial_name, activity, about, hobbies, skills, jobs,
    commune_id, commune_name, periods, photo_id, photo_alt, banner_id, banner_alt, headline, words)
  values (who,
    concat_ws('-', nullif(trim(both '-' from replace(trim(directory_text(shown_name)), ' ', '-')), ''),
      left(encode(sha256(convert_to(who::text, 'UTF8')), 'hex'), 12)),
    shown_name, nullif(profile.commercial_name, shown_name), profile.activity,
    profile.how_i_am_description, profile.hobbies, profile.skills, profile.jobs, profile.commune_id,
    coalesce(place.name, profile.commune_name), time.periods,
    profile.photo_id, profile.photo_alt, profile.banner_id, profile.banner_alt,
    headline, headline || setweight(to_tsvector('simple', directory_text(
      concat_ws(' ', profile.how_i_am_description, profile.hobbies))), 'D'))
  on conflict (person) do update set handle = excluded.handle, name = excluded.name, commercial_name = excluded.commercial_name,
    activity = excluded.activity, about = excluded.about, hobbies = excluded.hobbies, skills = excluded.skills,
    jobs = excluded.jobs, commune_id = excluded.commune_id, commune_name = excluded.commune_name,
    periods = excluded.periods, photo_id = excluded.photo_id, photo_alt = excluded.photo_alt,
    banner_id = excluded.banner_id, banner_alt = excluded.banner_alt, changed_at = now(), headline = excluded.headline, words = excluded.words;
end
$$;
alter function refresh_directory(uuid) owner to plume_directory;
revoke all on function refresh_directory(uuid) from public;
grant execute on function refresh_directory(uuid) to plume_app;
alter function count_directory_words() owner to plume_directory;

create function refresh_directory_of_person() returns trigger
  language plpgsql as $$
begin
  perform refresh_directory(coalesce(new.id, old.id));
  return null;
end
$$;
create function refresh_directory_of_owner() returns trigger
  language plpgsql as $$
begin
  perform refresh_directory(coalesce(new.owner, old.owner));
  return null;
end
$$;
-- Where a commune lies may be known after someone lives there.
create function refresh_directory_of_commune() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform refresh_directory(person) from directory_pages where commune_id = new.code;
  return null;
end
$$;
alter function refresh_directory_of_commune() owner to plume_directory;
revoke create on schema public from plume_directory;

create trigger refresh_directory after insert or delete
  or update of validated, show_in_search, suspended_until, closed_at on people
  for each row execute function refresh_directory_of_person();
-- After `keep_name`, which changes people: both lock the person's row before the directory.
create trigger refresh_directory after insert or update or delete on profiles
  for each row execute function refresh_directory_of_owner();
create trigger refresh_directory after insert or update or delete on work_availabilities
  for each row execute function refresh_directory_of_owner();
create trigger refresh_directory after insert or update on communes
  for each row execute function refresh_directory_of_commune();

-- Everyone who is there already.
select refresh_directory(id) from people where validated and show_in_search;

-- What visitors wrote to someone by the form of their page: theirs alone.
create table directory_messages (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  -- What the visitor agreed to, in the words and at the moment that they did.
  consent text not null,
  language text not null,
  sent_at timestamptz,
  unique (owner, id)
);
create index on directory_messages (owner, created_at, id);
alter table directory_messages enable row level security;
alter table directory_messages force row level security;
create policy own on directory_messages using (owner = app_owner());
grant select, insert, delete on directory_messages to plume_app;
grant update (sent_at) on directory_messages to plume_app;

alter table notifications add column message_id uuid;
alter table notifications add foreign key (owner, message_id) references directory_messages (owner, id) on delete cascade;

select pgboss.create_queue('directoryMessage', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
