-- Who issues certifications and who trains: a register that CVs suggest from. It begins empty.
create table organisms (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  -- What else it is called, and was.
  other_names text[] not null default '{}',
  country text not null default 'FR',
  site text,
  -- The one that it turned out to be: from then on it is found and suggested as that.
  merged_into uuid references organisms,
  merged_at timestamptz,
  check ((merged_into is null) = (merged_at is null)),
  check (merged_into <> id)
);
create unique index on organisms (plain_text(name)) where merged_into is null;
create index on organisms ((name collate "fr-x-icu"), id);
create index on organisms (merged_into);
grant select, insert, update, delete on organisms to plume_app;
create trigger mark_change before update on organisms for each row execute function mark_change();

-- The organisms of CVs that the register has by no name, and how many people name each: never who.
create function unknown_organisms() returns table (name text, people bigint)
  language sql stable security definer
  set search_path = public, pg_catalog
  as $$
    select min(f.other), count(distinct f.owner) from cv_facts f
    where f.kind in ('training', 'certification') and f.other is not null and not exists (
      select from organisms o where plain_text(f.other) = plain_text(o.name)
        or plain_text(f.other) = any (select plain_text(other) from unnest(o.other_names) other))
    group by plain_text(f.other) order by 2 desc, 1 limit 200
  $$;

-- How many facts of CVs name an organism by one of these names, and of how many people.
create function count_organism_uses(names text[]) returns table (records bigint, people bigint)
  language sql stable security definer
  set search_path = public, pg_catalog
  as $$
    select count(*), count(distinct owner) from cv_facts
    where kind in ('training', 'certification')
      and plain_text(other) = any (select plain_text(name) from unnest(names) name)
  $$;
grant select on organisms to plume_search;
grant create on schema public to plume_search;
alter function unknown_organisms() owner to plume_search;
alter function count_organism_uses(text[]) owner to plume_search;
revoke create on schema public from plume_search;
revoke all on function unknown_organisms(), count_organism_uses(text[]) from public;
grant execute on function unknown_organisms(), count_organism_uses(text[]) to plume_app;
