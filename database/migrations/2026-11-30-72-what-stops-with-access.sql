-- Thirty days after an access ended, a site and a page in the directory are hidden, not deleted, until it is open again.
alter table people add column hidden_since date;
grant select (hidden_since) on people to plume_directory;

do $$
declare
  name text;
  alive constant text := 'p.closed_at is null';
begin
  foreach name in array array['refresh_directory(uuid)', 'site_at(text, timestamptz)', 'published_sites(timestamptz)'] loop
    if position(alive in pg_get_functiondef(name::regprocedure)) = 0 then
      raise exception '% does not ask whether an account is closed', name;
    end if;
    execute replace(pg_get_functiondef(name::regprocedure), alive, alive || ' and p.hidden_since is null');
  end loop;
end
$$;
drop trigger refresh_directory on people;
create trigger refresh_directory after insert or delete
  or update of validated, show_in_search, suspended_until, closed_at, hidden_since on people
  for each row execute function refresh_directory_of_person();

-- Hides whose access ended more than thirty days before, and shows who is back: of everyone, or of one.
create function keep_presence(today date, limits boolean, administrator text, who uuid default null) returns void
  language sql security definer set search_path = public, pg_catalog set app.scope = 'people' as $$
  update people p set hidden_since = case when known.is_gone then today end
  from (
    select s.owner, coalesce(limits and exists (select from plans where offered) and not administrator = any (q.roles)
      and standing.state = 'inactive' and standing.ended_on + 30 < today, false) as is_gone
    from subscriptions s join people q on q.id = s.owner
    cross join lateral subscription_standing(s, today) standing
    where who is null or s.owner = who
  ) known
  where known.owner = p.id and (p.hidden_since is not null) <> known.is_gone
$$;
revoke all on function keep_presence(date, boolean, text, uuid) from public;
grant execute on function keep_presence(date, boolean, text, uuid) to plume_app;

-- When an ended access stopped the reminders, which wait until they are switched on again.
alter table reminder_plans add column stopped_on date;
