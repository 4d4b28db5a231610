-- The search over all records: the few best of each kind, however many there are. Row-level security
-- keeps LIKE away from trigram indexes, so it runs as plume_search like find_bills (migration 0007), each
-- function held to the caller's rows by its own words.

create function client_words(name text, city text, email text, siren text, siret text) returns text
  language sql immutable parallel safe
  return plain_text(name || ' ' || coalesce(city, '') || ' ' || coalesce(email, '') || ' '
    || coalesce(siret, siren, ''));

create function contact_words(name text, role text, email text) returns text
  language sql immutable parallel safe
  return plain_text(name || ' ' || coalesce(role, '') || ' ' || coalesce(email, ''));

-- What a search looks at, plain; stored, because one or two letters have no trigram: then all are read.
alter table clients add column words text not null
  generated always as (client_words(name, city, email, siren, siret)) stored;
alter table contacts add column words text not null
  generated always as (contact_words(name, role, email)) stored;
alter table products add column words text not null generated always as (plain_text(name)) stored;

create index clients_words on clients using gin (owner, words gin_trgm_ops);
create index contacts_words on contacts using gin (owner, words gin_trgm_ops);
create index products_words on products using gin (owner, words gin_trgm_ops);

-- What a text must contain; % and _ are letters like others.
create function pattern_of(words text) returns text
  language sql immutable strict parallel safe
  return '%' || replace(replace(replace(plain_text(words), '\', '\\'), '%', '\%'), '_', '\_') || '%';

grant select on clients, contacts, products to plume_search;
create policy search on clients for select to plume_search using (true);
create policy search on contacts for select to plume_search using (true);
create policy search on products for select to plume_search using (true);
grant create on schema public to plume_search;

-- At most a hundred of each: who finds more has typed too little to find anything.
create function find_clients(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from clients where owner = app_owner() and clients.words like pattern limit 100);
end
$$;

create function find_contacts(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from contacts where owner = app_owner() and contacts.words like pattern limit 100);
end
$$;

create function find_products(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from products where owner = app_owner() and products.words like pattern limit 100);
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['find_clients(text)', 'find_contacts(text)', 'find_products(text)'] loop
    execute format('alter function %s owner to plume_search', name);
    execute format('revoke all on function %s from public', name);
    execute format('grant execute on function %s to plume_app', name);
  end loop;
end
$$;
revoke create on schema public from plume_search;
