-- What was removed is kept for thirty days, for the bin; the toast that offers to take it back stays as it is.
create index on removals (owner, removed_at desc, id desc);
drop policy swept on removals;
drop policy sweep on removals;
create policy swept on removals for select
  using (current_setting('app.sweep', true) = 'removals' and removed_at < now() - interval '30 days');
create policy sweep on removals for delete
  using (current_setting('app.sweep', true) = 'removals' and removed_at < now() - interval '30 days');
-- Kept for so long, it is a person's own to take away.
update owned_tables set exported = true where name = 'removals';

-- The file of a removed note or received bill goes a day after it can no longer be brought back.
create function release_file() returns trigger language plpgsql as $$
begin
  update files set expires_at = now() + interval '31 days' where owner = old.owner and id = old.file_id
    and not exists (select from notes n where n.owner = old.owner and n.file_id = old.file_id)
    and not exists (select from purchases p where p.owner = old.owner and p.file_id = old.file_id);
  return null;
end
$$;
create function keep_file() returns trigger language plpgsql as $$
begin
  update files set expires_at = null where owner = new.owner and id = new.file_id and expires_at is not null;
  return null;
end
$$;
create trigger release_file after delete on notes for each row when (old.file_id is not null)
  execute function release_file();
create trigger release_file after delete on purchases for each row when (old.file_id is not null)
  execute function release_file();
create trigger keep_file after insert on notes for each row when (new.file_id is not null)
  execute function keep_file();
create trigger keep_file after insert on purchases for each row when (new.file_id is not null)
  execute function keep_file();

-- Brings back a record of the caller's, and what the same call removed; nothing where there is none. Columns that
-- came since take their defaults.
create or replace function bring_back(what text, removed uuid) returns void language plpgsql as $$
declare
  together removals;
  kept removals;
  columns text;
begin
  select * into together from removals
  where owner = app_owner() and kind = what and record_id = removed
    and removed_at >= now() - interval '30 days'
  order by id desc limit 1;
  perform set_config('app.restoring', 'on', true);
  for kept in
    -- A number of a transaction may come again in another installation of the same data: its moment does not.
    with taken as (
      delete from removals where owner = app_owner() and call = together.call
        and removed_at = together.removed_at returning *
    )
    select taken.* from taken left join owned_tables on owned_tables.name = taken.kind
    order by owned_tables.undo_place, taken.id
  loop
    -- Generated columns compute themselves again.
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = format('public.%I', kept.kind)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and kept.record ? attname::text;
    execute format('insert into %1$I (%2$s) overriding system value
      select %2$s from jsonb_populate_record(null::%1$I, $1)', kept.kind, columns) using kept.record;
  end loop;
  perform set_config('app.restoring', '', true);
end
$$;

-- A recurring bill that comes back after one of its dates went by makes none by itself: its owner resumes it, and
-- is asked about the dates that were missed.
create function pause_restored() returns trigger language plpgsql as $$
begin
  if current_setting('app.restoring', true) = 'on' and new.paused_by is null
    and new.next_on < (now() at time zone 'Europe/Paris')::date then
    new.paused_by := 'person';
  end if;
  return new;
end
$$;
create trigger pause_restored before insert on recurring_bills for each row execute function pause_restored();
