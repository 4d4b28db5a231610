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

-- Calls that were refused because there were too many are written down like failed sign-ins: until there are
-- so many that they say nothing new.
create or replace function note_act(
  act text, actor uuid, actor_name text, subject text, subject_name text, before jsonb, after jsonb,
  request_id text) returns void
  language plpgsql set search_path = public, pg_catalog as $$
begin
  if act in ('accounts.signInFailed', 'accounts.signInsRefused', 'calls.refused') then
    if (select count(*) >= 500 or count(*) filter (where e.subject is not distinct from note_act.subject) >= 10
          from (select e.subject from audit_entries e
                 where e.act = note_act.act and e.at > clock_timestamp() - interval '1 hour'
                 limit 500) e) then
      return;
    end if;
  end if;
  insert into audit_entries (actor, actor_name, act, subject, subject_name, before, after, request_id)
  values (note_act.actor, note_act.actor_name, note_act.act, note_act.subject, note_act.subject_name,
          note_act.before, note_act.after, note_act.request_id);
end
$$;
grant execute on function note_act(text, uuid, text, text, text, jsonb, jsonb, text) to plume_app;
