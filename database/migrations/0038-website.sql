-- A person's own website: how it looks and what it says beyond the profile and the products, which it
-- follows. One row a person, made at the first save.
create table websites (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  template text not null,
  palette text not null,
  language text not null,
  slug text not null,
  -- Null where the profile says it.
  title text,
  tagline text,
  -- In their order: kind, whether it is shown, and what stands in the place of the profile's words.
  pages jsonb not null,
  services jsonb not null,
  hidden_products uuid[] not null default '{}',
  -- Who hosts it, where the installation does not say so itself (LCEN art. 1-1).
  host text,
  published_at timestamptz,
  domain text,
  -- What the TXT record of the domain must say.
  domain_token text not null default replace(gen_random_uuid()::text, '-', ''),
  domain_proven_at timestamptz
);
alter table websites enable row level security;
alter table websites force row level security;
create policy own on websites using (owner = app_owner());
grant select, insert, update, delete on websites to plume_app;
create trigger mark_change before update on websites
  for each row execute function mark_change();

-- Every address that leads to a site: the names below the sites' own host, and proven domains. One that
-- was given up still leads to the site, and is nobody else's for 30 days (security 78): links to it are
-- about the person who had it.
create table website_addresses (
  address text primary key,
  owner uuid not null default app_owner(),
  kind text not null check (kind in ('slug', 'domain')),
  taken_at timestamptz not null default now(),
  released_at timestamptz
);
create index on website_addresses (owner);
alter table website_addresses enable row level security;
alter table website_addresses force row level security;
create policy own on website_addresses using (owner = app_owner());
-- What nobody holds any more may be taken by anyone.
create policy lapsed on website_addresses for select
  using (released_at < now() - interval '30 days');
create policy lapsed_taken on website_addresses for update
  using (released_at < now() - interval '30 days') with check (owner = app_owner());
grant select, insert, update, delete on website_addresses to plume_app;

-- That someone agreed to be written to, and to what: the proof that the contact form keeps (GDPR art. 7-1).
create table contact_consents (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  contact_id uuid not null,
  given_at timestamptz not null default now(),
  -- The sentence beside the box, word for word.
  text text not null,
  message text not null,
  -- SHA-256 of the row's id and the network address: enough to compare, not to read.
  address_sha256 text not null,
  foreign key (owner, contact_id) references contacts (owner, id) on delete cascade
);
create index on contact_consents (owner, contact_id);
alter table contact_consents enable row level security;
alter table contact_consents force row level security;
create policy own on contact_consents using (owner = app_owner());
grant select, insert, delete on contact_consents to plume_app;
-- They go with their contact, and come back with it.
create trigger keep_removed after delete on contact_consents
  for each row execute function keep_removed();

-- Whose site an address leads to, for visitors, who own nothing: a site that is published, of a person
-- who may be here. Runs as a role that sees these tables and no others.
grant select on websites, website_addresses, people to plume_search;
create policy search on websites for select to plume_search using (true);
create policy search on website_addresses for select to plume_search using (true);
create policy search on people for select to plume_search using (true);
grant create on schema public to plume_search;

create function site_at(asked text, at_instant timestamptz) returns table (owner uuid, slug text, domain text)
  language sql stable security definer
  set search_path = public, pg_catalog
  as $$
  select w.owner, w.slug, case when w.domain_proven_at is not null then w.domain end
  from website_addresses a
  join websites w on w.owner = a.owner
  left join people p on p.id = w.owner
  where a.address = asked and w.published_at is not null
    and p.closed_at is null and (p.suspended_until is null or p.suspended_until <= at_instant)
$$;
create function published_sites(at_instant timestamptz) returns table (slug text, changed_at timestamptz)
  language sql stable security definer
  set search_path = public, pg_catalog
  as $$
  select w.slug, w.changed_at
  from websites w
  left join people p on p.id = w.owner
  where w.published_at is not null
    and p.closed_at is null and (p.suspended_until is null or p.suspended_until <= at_instant)
  order by w.published_at limit 50000
$$;
do $$
declare
  name text;
begin
  foreach name in array array['site_at(text, timestamptz)', 'published_sites(timestamptz)'] loop
    execute format('alter function %s owner to plume_search', name);
    execute format('revoke all on function %s from public', name);
    execute format('grant execute on function %s to plume_app', name);
  end loop;
end
$$;
revoke create on schema public from plume_search;
