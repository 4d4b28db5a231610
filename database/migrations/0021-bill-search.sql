-- The search for bills costs about the same for a hundred and for 100,000 (decision 015). How common a word
-- is shows in bills taken at random, which those with the first ids are: not in the newest, since a word
-- may be that of a busy month. Null where it is common (2 %): the list, walked, comes upon it soon, while
-- the index would first gather every bill that says a part of it. At most 1001 otherwise: more than are
-- looked up.
create or replace function find_bills(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text :=
    '%' || replace(replace(replace(plain_text(words), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if (select count(*) filter (where taken.words like pattern) > 4
      from (select bills.words from bills where owner = app_owner() order by id limit 200) as taken) then
    return null;
  end if;
  return array(select id from bills where owner = app_owner() and bills.words like pattern limit 1001);
end
$$;
