-- Whoever has an account at the identity server and never called yet is entered as well: administrators see
-- everyone, and may give roles, suspend or close before the first call. Who never came has no last connection.
alter table people alter column last_connection_at drop not null;
drop index people_last_connection_at_id_idx;
create index on people ((case when last_connection_at is null then '-infinity'::timestamptz else last_connection_at end), id);

-- Who never came, and has no account any more, was never here. Everyone else stays, at least as closed.
grant delete on people to plume_app;
create policy never_came on people as restrictive for delete to plume_app using (last_connection_at is null);

-- Roles count too: two changes in one second, before either could be told, differed in nothing else.
drop trigger count_access_change on people;
create constraint trigger count_access_change after update on people
  deferrable initially deferred for each row
  when ((old.roles, old.rights_changed_at, old.suspended_until, old.suspension_reason, old.closed_at, old.roles_told)
    is distinct from
    (new.roles, new.rights_changed_at, new.suspended_until, new.suspension_reason, new.closed_at, new.roles_told))
  execute function count_access_change();
