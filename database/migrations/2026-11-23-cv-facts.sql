-- What one says of oneself in a CV: missions, skills, languages, studies, trainings, certifications and interests.
-- Their fields differ by kind, and are checked where they travel; what the database itself needs is in columns.
create table cv_facts (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  kind text not null
    check (kind in ('mission', 'skill', 'language', 'study', 'training', 'certification', 'interest')),
  -- Its order among those of its kind.
  place integer not null default 0,
  -- What it is called: of a skill its name, of a language its code.
  title text not null,
  -- The client, the institute or the organism.
  other text,
  content jsonb not null,
  -- The file that proves a certification.
  proof_id uuid,
  unique (owner, id),
  foreign key (owner, proof_id) references files (owner, id) on delete set null (proof_id)
);
create index on cv_facts (owner, kind, place, id);
create index on cv_facts (owner, proof_id);
-- A skill or a language is there once.
create unique index cv_facts_named on cv_facts (owner, kind, plain_text(title)) where kind in ('skill', 'language');

-- The profile's skills and languages are the list (the directory reads it); a fact says more of each. Whichever is
-- written first, the other follows: each step changes nothing where there is nothing to change, so they end.
create function facts_of_profile() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  delete from cv_facts where owner = new.owner
    and (kind = 'skill' and title <> all (new.skills) or kind = 'language' and title <> all (new.spoken_languages));
  insert into cv_facts (owner, kind, place, title, content)
    select new.owner, 'skill', 1000 + given.place, given.name,
      jsonb_build_object('name', given.name, 'level', null, 'years', null, 'details', '[]'::jsonb, 'type',
        (select s.kind from skills s where plain_text(s.name) = plain_text(given.name) limit 1))
    from unnest(new.skills) with ordinality as given (name, place)
    on conflict do nothing;
  insert into cv_facts (owner, kind, place, title, content)
    select new.owner, 'language', 1000 + given.place, given.code,
      jsonb_build_object('code', given.code, 'level', null, 'remark', null)
    from unnest(new.spoken_languages) with ordinality as given (code, place)
    on conflict do nothing;
  return null;
end
$$;

create function profile_of_facts() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  if coalesce(new.kind, old.kind) not in ('skill', 'language') then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    update profiles set
        skills = case when old.kind = 'skill' then array_remove(skills, old.title) else skills end,
        spoken_languages =
          case when old.kind = 'language' then array_remove(spoken_languages, old.title) else spoken_languages end
      where owner = old.owner
        and (tg_op = 'DELETE' or not exists (select from cv_facts f
          where f.owner = old.owner and f.kind = old.kind and f.title = old.title))
        and old.title = any (case when old.kind = 'skill' then skills else spoken_languages end);
  end if;
  if tg_op <> 'DELETE' then
    insert into profiles (owner, skills, spoken_languages)
      values (new.owner, case when new.kind = 'skill' then array[new.title] else '{}' end,
        case when new.kind = 'language' then array[new.title] else '{}' end)
      on conflict do nothing;
    update profiles set
        skills = case when new.kind = 'skill' then skills || new.title else skills end,
        spoken_languages = case when new.kind = 'language' then spoken_languages || new.title else spoken_languages end
      where owner = new.owner
        and new.title <> all (case when new.kind = 'skill' then skills else spoken_languages end);
  end if;
  return null;
end
$$;

-- What profiles say already.
alter table profiles no force row level security;
insert into cv_facts (owner, kind, place, title, content)
  select p.owner, 'skill', given.place, given.name,
    jsonb_build_object('name', given.name, 'level', null, 'years', null, 'details', '[]'::jsonb, 'type',
      (select s.kind from skills s where plain_text(s.name) = plain_text(given.name) limit 1))
  from profiles p, unnest(p.skills) with ordinality as given (name, place)
  on conflict do nothing;
insert into cv_facts (owner, kind, place, title, content)
  select p.owner, 'language', given.place, given.code, jsonb_build_object('code', given.code, 'level', null, 'remark', null)
  from profiles p, unnest(p.spoken_languages) with ordinality as given (code, place)
  on conflict do nothing;

alter table profiles force row level security;

create trigger facts_of_profile after insert on profiles for each row execute function facts_of_profile();
create trigger facts_of_changed_profile after update of skills, spoken_languages on profiles
  for each row when (new.skills <> old.skills or new.spoken_languages <> old.spoken_languages)
  execute function facts_of_profile();
create trigger profile_of_facts after insert or delete on cv_facts
  for each row execute function profile_of_facts();
create trigger profile_of_renamed_facts after update of title on cv_facts
  for each row when (new.title <> old.title) execute function profile_of_facts();

call own_table('cv_facts');
call searchable('cv_facts', 'title', 'other');
call undoable('cv_facts');
