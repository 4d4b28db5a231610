-- How much one person may ask of the installation, and all of them together, so that nobody uses it up for the
-- others. Administrators change the numbers. Of what is kept (megabytes, files) there is no span.
create table quotas (
  kind text primary key check (kind in ('messages', 'lookups', 'previews', 'megabytes', 'files')),
  seconds integer check (seconds > 0),
  per_person bigint not null check (per_person >= 0),
  -- As long as their address is not confirmed.
  per_newcomer bigint not null check (per_newcomer >= 0),
  per_installation bigint not null check (per_installation >= 0)
);
insert into quotas (kind, seconds, per_person, per_newcomer, per_installation) values
  ('messages', 86400, 500, 20, 10000),
  ('lookups', 3600, 120, 20, 3000),
  ('previews', 3600, 1200, 200, 60000),
  ('megabytes', null, 5000, 100, 200000),
  ('files', null, 20000, 200, 1000000);
grant select, update (per_person, per_newcomer, per_installation) on quotas to plume_app;

-- What was used since a span began; everyone together under the id that is nobody's.
create table quota_uses (
  kind text not null references quotas (kind),
  taker uuid not null,
  began timestamptz not null,
  used bigint not null,
  primary key (kind, taker)
);
create index on quota_uses (began);
grant select, insert, update, delete on quota_uses to plume_app;

-- Takes so much, or answers after how many seconds there will be as much again; nothing is taken then.
create function take_quota(of_kind text, person uuid, amount bigint, newcomer boolean, at timestamptz)
  returns integer language plpgsql as $$
declare
  rule quotas;
  one record;
  everyone constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  select * into rule from quotas where kind = of_kind;
  for one in
    select person as taker, case when newcomer then rule.per_newcomer else rule.per_person end as most
    union all select everyone, rule.per_installation
  loop
    if amount > one.most then return rule.seconds; end if;
    insert into quota_uses as kept (kind, taker, began, used) values (of_kind, one.taker, at, amount)
      on conflict (kind, taker) do update set
        began = case when kept.began + make_interval(secs => rule.seconds) <= at then at else kept.began end,
        used = case when kept.began + make_interval(secs => rule.seconds) <= at then amount
          else kept.used + amount end
      where kept.began + make_interval(secs => rule.seconds) <= at or kept.used + amount <= one.most;
    if not found then
      return (select greatest(1, ceil(extract(epoch from began + make_interval(secs => rule.seconds) - at)))
        from quota_uses where kind = of_kind and taker = one.taker);
    end if;
  end loop;
  return null;
end
$$;

-- What is kept of everyone; it tells sums alone.
grant select on files to plume_search;
create policy search on files for select to plume_search using (true);
grant create on schema public to plume_search;
create function kept_files() returns table (count bigint, bytes bigint)
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select count(*), coalesce(sum(size), 0)::bigint from files $$;
alter function kept_files() owner to plume_search;
revoke all on function kept_files() from public;
grant execute on function kept_files() to plume_app;
revoke create on schema public from plume_search;
