-- An entry is numbered and chained before the transaction that writes it is acknowledged (decision 051): what
-- was done is in the chain as soon as anyone may rely on it having been done.
--
-- At the very end of the transaction, when all that it waits for is behind it: the lock on the head is held for
-- the commit alone. An entry of the same transaction may have sealed this one along with its own.
--
-- A head that is gone is for the verification to tell. It stops nobody from signing out, nor from suspending
-- whoever took it away.
create function seal_entry() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  -- Both are locked at the end of a transaction: whoever needs both takes them in this order.
  perform from access_changes for no key update;
  while exists (select from audit_entries e where e.id = new.id and e.place is null) loop
    perform seal_audit();
  end loop;
  return null;
exception when no_data_found then
  raise warning 'audit log: the head is missing, an entry was not sealed';
  return null;
end
$$;
revoke execute on function seal_entry() from public;
create constraint trigger seal_entry after insert on audit_entries
  deferrable initially deferred for each row execute function seal_entry();
