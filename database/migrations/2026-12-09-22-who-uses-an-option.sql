-- Of whom the records are that keep a value: a few, for whoever administers people and is asked to remove it.
create function people_using_option(of_list text, of_value text) returns setof uuid
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  as $$
declare
  place constant text[] := option_place(of_list);
begin
  return query execute format('select distinct owner from %I where %I = $1 and owner <> app_owner() limit 20',
    place[1], place[2]) using of_value;
end
$$;
grant create on schema public to plume_search;
alter function people_using_option(text, text) owner to plume_search;
revoke create on schema public from plume_search;
revoke all on function people_using_option(text, text) from public;
grant execute on function people_using_option(text, text) to plume_app;
