-- What was removed can be brought back for a quarter of an hour, exactly as it was. It is kept beside
-- its table, not marked in it: lists, sums, searches and other people's ids treat what is removed as
-- missing, because it is (decision 022).
create table removals (
  id bigint primary key generated always as identity,
  owner uuid not null default app_owner(),
  -- The transaction: what was removed together comes back together.
  call bigint not null default pg_current_xact_id()::text::bigint,
  kind text not null,
  record_id uuid not null,
  record jsonb not null,
  removed_at timestamptz not null default now()
);
create index on removals (owner, record_id);
create index on removals (owner, call);
create index on removals (removed_at);

alter table removals enable row level security;
alter table removals force row level security;
create policy own on removals using (owner = app_owner());
-- The sweep looks across owners, at what is past bringing back and nothing else.
create policy swept on removals for select
  using (current_setting('app.sweep', true) = 'removals' and removed_at < now() - interval '15 minutes');
create policy sweep on removals for delete
  using (current_setting('app.sweep', true) = 'removals' and removed_at < now() - interval '15 minutes');
grant select, insert, delete on removals to plume_app;

create function keep_removed() returns trigger language plpgsql as $$
begin
  insert into removals (owner, kind, record_id, record)
  values (old.owner, tg_table_name, old.id, to_jsonb(old));
  return null;
end
$$;

-- Parts of a bill are kept when they go with it; a draft that is changed replaces its lines.
create function keep_removed_part() returns trigger language plpgsql as $$
begin
  if not exists (select from bills where id = old.bill_id) then
    insert into removals (owner, kind, record_id, record)
    values (old.owner, tg_table_name, old.bill_id, to_jsonb(old));
  end if;
  return null;
end
$$;

create trigger keep_removed after delete on clients for each row execute function keep_removed();
create trigger keep_removed after delete on contacts for each row execute function keep_removed();
create trigger keep_removed after delete on products for each row execute function keep_removed();
create trigger keep_removed after delete on bills for each row execute function keep_removed();
create trigger keep_removed after delete on bill_lines for each row execute function keep_removed_part();
create trigger keep_removed after delete on bill_events for each row execute function keep_removed_part();

-- Brings back a record of the caller's, and what the same call removed; nothing where there is none.
create function bring_back(what text, removed uuid) returns void language plpgsql as $$
declare
  parents_first constant text[] :=
    array['clients', 'contacts', 'products', 'bills', 'bill_lines', 'bill_events'];
  together bigint;
  kept removals;
  columns text;
begin
  select call into together from removals
  where owner = app_owner() and kind = what and record_id = removed
    and removed_at >= now() - interval '15 minutes'
  order by id desc limit 1;
  for kept in
    with taken as (
      delete from removals where owner = app_owner() and call = together returning *
    )
    select * from taken order by array_position(parents_first, kind), id
  loop
    -- Generated columns compute themselves again.
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = kept.kind::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %1$I (%2$s) overriding system value
      select %2$s from jsonb_populate_record(null::%1$I, $1)', kept.kind, columns) using kept.record;
  end loop;
end
$$;
