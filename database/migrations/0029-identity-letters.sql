-- Letters of the identity server wait in a queue until a mail server has taken them, also over a restart.

create table identity.letters (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  locale text not null,
  -- Whose account its link is about; the link itself is made when it is sent, and kept nowhere.
  account_id uuid references identity.accounts on delete cascade,
  queued_at timestamptz not null,
  attempts integer not null default 0,
  -- Also how long an attempt may take before another process makes the next one.
  next_attempt_at timestamptz not null
);
create index letters_due on identity.letters (next_attempt_at);
grant select, insert, update, delete on identity.letters to plume_identity;

-- It also says when its keys change, and that attempts were refused.
create or replace function identity.note_act(
  act text, actor uuid, actor_name text, subject text, subject_name text, before jsonb, after jsonb)
  returns void
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if act !~ '^(accounts|keys)\.' then
    raise exception 'the identity server writes down what happens to accounts and to its keys'
      using errcode = 'insufficient_privilege';
  end if;
  perform note_act(act, actor, actor_name, subject, subject_name, before, after, null);
end
$$;
