-- The issued bill as UBL, stored once beside its PDF. Bills that were issued before are given theirs when
-- it is first asked for: of a stored document nothing else may change.
alter table bill_documents
  add column ubl text,
  add column ubl_sha256 text,
  add check (num_nulls(ubl, ubl_sha256) in (0, 2)),
  add check (ubl is null or stored_at is not null);

create or replace function keep_document() returns trigger language plpgsql as $$
declare
  added constant text[] := array['ubl', 'ubl_sha256'];
begin
  if tg_op = 'UPDATE' and (old.stored_at is null
      or old.ubl is null and to_jsonb(old) - added = to_jsonb(new) - added) then
    return new;
  end if;
  raise exception 'the document of an issued bill is stored once'
    using errcode = 'integrity_constraint_violation';
end
$$;
