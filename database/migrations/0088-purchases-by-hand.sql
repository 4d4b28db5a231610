-- Received bills that came on paper or by mail are typed by hand: with their file beside, or without.
alter table purchases alter column file_id drop not null;
alter table purchases alter column file_name drop not null;
alter table purchases alter column file_sha256 drop not null;
alter table purchases add check (num_nulls(file_id, file_name, file_sha256) in (0, 3));

-- As the other kinds are found (migration 0011).
alter table purchases add column words text not null
  generated always as (plain_text(coalesce(supplier_name, '') || ' ' || coalesce(number, ''))) stored;
create index purchases_words on purchases using gin (owner, words gin_trgm_ops);
grant select on purchases to plume_search;
create policy search on purchases for select to plume_search using (true);
grant create on schema public to plume_search;
create function find_purchases(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from purchases
    where owner = app_owner() and purchases.words like pattern limit 100);
end
$$;
alter function find_purchases(text) owner to plume_search;
revoke all on function find_purchases(text) from public;
grant execute on function find_purchases(text) to plume_app;
revoke create on schema public from plume_search;
