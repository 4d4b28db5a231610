-- How often what anyone may do was changed. Whoever keeps what they looked up asks for this number first,
-- in every process, and looks again when it is another one.
create table access_changes (
  only_one boolean primary key default true check (only_one),
  count bigint not null default 0
);
insert into access_changes default values;
grant select on access_changes to plume_app;

create function count_access_change() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update access_changes set count = count + 1;
  return null;
end
$$;

-- False from a change of someone's roles here until the identity server was told: until then, what its
-- tokens say of them is not believed.
alter table people add column roles_told boolean not null default true;

-- Deferred: the count is locked last and for the commit only, so that no two changes wait for each other.
create constraint trigger count_access_change after update on people
  deferrable initially deferred for each row
  when ((old.rights_changed_at, old.suspended_until, old.suspension_reason, old.closed_at, old.roles_told)
    is distinct from
    (new.rights_changed_at, new.suspended_until, new.suspension_reason, new.closed_at, new.roles_told))
  execute function count_access_change();
create constraint trigger count_access_change after insert or update or delete on roles
  deferrable initially deferred for each row execute function count_access_change();

-- What the identity server is told after a change here. The call that made the change tells it at once;
-- the job is for when that failed.
select pgboss.create_queue('identityChange', '{"policy": "standard", "retryLimit": 100000,
  "retryDelay": 30, "retryBackoff": false, "expireInSeconds": 60, "retentionMinutes": 43200}');
