-- Receipts are found by whom they paid, as the other kinds are (migration 0011).
alter table vouchers add column words text not null
  generated always as (plain_text(coalesce(payee, ''))) stored;
create index vouchers_words on vouchers using gin (owner, words gin_trgm_ops);
grant select on vouchers to plume_search;
create policy search on vouchers for select to plume_search using (true);
grant create on schema public to plume_search;
create function find_vouchers(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from vouchers
    where owner = app_owner() and vouchers.words like pattern limit 100);
end
$$;
alter function find_vouchers(text) owner to plume_search;
revoke all on function find_vouchers(text) from public;
grant execute on function find_vouchers(text) to plume_app;
revoke create on schema public from plume_search;
