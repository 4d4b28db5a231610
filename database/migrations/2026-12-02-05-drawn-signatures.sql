-- A picture of their signature, which a signer may send with their name: it stands on the page of evidence, and what was
-- signed says its digest. Base64 of a small PNG or JPEG that was drawn anew.
alter table signers add column drawing text check (length(drawing) <= 400000);
alter table signers add column drawing_type text check (drawing_type in ('image/png', 'image/jpeg'));

create or replace function keep_signer() returns trigger language plpgsql as $$
declare
  moving constant text[] := array['invited_at', 'reminders', 'given_name', 'sentence', 'given_from', 'browser',
    'language', 'code_hash', 'code_sent_at', 'code_tries', 'signed_at', 'refused_at', 'reason', 'drawing', 'drawing_type'];
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  if tg_op = 'UPDATE' and old.signed_at is null and old.refused_at is null
      and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception 'who signs, and what was signed, is kept' using errcode = 'integrity_constraint_violation';
end
$$;
