-- Whoever is off for a week or more, by their calendar, is not found for a day of it: time off feeds the availability.
grant select (owner, day, half) on days_off to plume_directory;
create policy directory on days_off for select to plume_directory using (true);

-- As `free_on` has days, for each number of days a week. A single day off hides nobody who is free from then on.
create function away_of(who uuid) returns int4multirange
  language sql stable
  return coalesce((
    select range_agg(int4range(free_on(off.first, days), free_on(off.last, days), '[]'))
    from (
      select min(day) as first, max(day) as last
      from (select day, day - (row_number() over (order by day))::integer as stretch from days_off
        where owner = who and half is null) as each
      group by stretch having count(*) >= 5
    ) as off, generate_series(1, 7) as days), '{}');
revoke all on function away_of(uuid) from public;
grant execute on function away_of(uuid) to plume_directory;

do $$
declare
  free constant text := $free$where w.owner = who), '{}') as free,$free$;
  known constant text := pg_get_functiondef('refresh_directory(uuid)'::regprocedure);
begin
  if position(free in known) = 0 then
    raise exception 'refresh_directory does not say when somebody is free';
  end if;
  execute replace(known, free, $free$where w.owner = who), '{}') - away_of(who) as free,$free$);
end
$$;

-- Once for all the days that are entered at once.
create function refresh_directory_of_changed() returns trigger
  language plpgsql as $$
begin
  perform refresh_directory(owner) from (select distinct owner from changed) as owners;
  return null;
end
$$;
create trigger refresh_directory_of_added after insert on days_off
  referencing new table as changed for each statement execute function refresh_directory_of_changed();
create trigger refresh_directory_of_others after update on days_off
  referencing new table as changed for each statement execute function refresh_directory_of_changed();
create trigger refresh_directory_of_removed after delete on days_off
  referencing old table as changed for each statement execute function refresh_directory_of_changed();
