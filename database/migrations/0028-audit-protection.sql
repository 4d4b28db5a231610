-- The audit log is held at its end too, says which entry is broken and how, and takes what the tiers do
-- that cannot see its table.

-- When and where in the chain is not for those who write to say.
create function enter_entry() returns trigger
  language plpgsql as $$
begin
  new.at := clock_timestamp();
  new.place := null;
  new.hash := null;
  return new;
end
$$;
create trigger enter_entry before insert on audit_entries
  for each row execute function enter_entry();

create index on audit_entries (act, at);

-- The last entry that was sealed. A chain alone does not show that its end was cut off.
create table audit_head (
  only_one boolean primary key default true check (only_one),
  place bigint not null,
  hash bytea not null
);
insert into audit_head (place, hash)
  select e.place, e.hash from audit_entries e where e.place is not null
   union all select 0, ''::bytea
   order by place desc limit 1;

grant select on audit_head to plume_app;

-- Goes on from the head, whatever is left of the entry that it names: a hole is never closed over.
create or replace function seal_audit() returns table (place bigint, hash bytea)
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  entry audit_entries;
  head audit_head;
begin
  perform pg_advisory_xact_lock(7316002);
  select * into strict head from audit_head;
  for entry in select * from audit_entries e where e.place is null order by e.sequence limit 1000 loop
    entry.place := head.place + 1;
    entry.hash := audit_hash(head.hash, entry);
    update audit_entries e set place = entry.place, hash = entry.hash where e.id = entry.id;
    head.place := entry.place;
    head.hash := entry.hash;
  end loop;
  update audit_head h set place = head.place, hash = head.hash where h.place <> head.place;
  if head.place > 0 then
    return query select head.place, head.hash;
  end if;
end
$$;

-- The first entry that is not as it was sealed, and which link of the chain shows it:
--   place  the entry before it is missing
--   hash   what it says, or the hash that it follows, is not what was sealed
--   head   it is not the last one sealed: the log was cut off behind it, or it was added past the seal
-- No row when all hold. An empty log whose head says otherwise is a row without an entry.
create function audit_check()
  returns table (place bigint, id uuid, at timestamptz, act text, link text)
  language sql stable set search_path = public, pg_catalog as $$
  with chain as (
    select e.place, e.id, e.at, e.act,
      case
        when e.place <> row_number() over chain then 'place'
        when e.hash is distinct from
             audit_hash(coalesce(lag(e.hash) over chain, ''::bytea), e) then 'hash'
        when head.place is null or e.place > head.place
          or (e.place = head.place and e.hash <> head.hash)
          or (e.place < head.place and lead(e.place) over chain is null) then 'head'
      end as link
    from audit_entries e left join audit_head head on true where e.place is not null
    window chain as (order by e.place)
  )
  (select * from chain where link is not null order by place limit 1)
  union all
  select head.place, null, null, null, 'head' from audit_head head
   where head.place > 0 and not exists (select from chain)
$$;

-- As before, in one number.
create or replace function audit_fault() returns bigint
  language sql stable
  return (select case when link = 'place' then (
      select coalesce(max(e.place), 0) + 1 from audit_entries e where e.place < broken.place)
    else place end from audit_check() broken);

-- Failures are written down until there are so many that they say nothing new: ten for one account and
-- five hundred in all within an hour. Others would fill the log, and the disk, at no cost.
create function note_act(
  act text, actor uuid, actor_name text, subject text, subject_name text, before jsonb, after jsonb,
  request_id text) returns void
  language plpgsql set search_path = public, pg_catalog as $$
begin
  if act in ('accounts.signInFailed', 'accounts.signInsRefused') then
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
revoke execute on function note_act(text, uuid, text, text, text, jsonb, jsonb, text) from public;

-- The identity server's way to the log: what happens to accounts, and nothing else.
create function identity.note_act(
  act text, actor uuid, actor_name text, subject text, subject_name text, before jsonb, after jsonb)
  returns void
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if act !~ '^accounts\.' then
    raise exception 'the identity server writes down what happens to accounts'
      using errcode = 'insufficient_privilege';
  end if;
  perform note_act(act, actor, actor_name, subject, subject_name, before, after, null);
end
$$;
revoke execute on function
  identity.note_act(text, uuid, text, text, text, jsonb, jsonb) from public;
grant execute on function
  identity.note_act(text, uuid, text, text, text, jsonb, jsonb) to plume_identity;

-- The name in an ID token that was verified before it was kept.
create function web.name_in(id_token text) returns text
  language sql immutable set search_path = public, pg_catalog as $$
  select convert_from(
      decode(rpad(claims, (length(claims) + 3) / 4 * 4, '='), 'base64'), 'UTF8'
    )::jsonb ->> 'preferred_username'
  from translate(split_part(id_token, '.', 2), '-_', '+/') claims
$$;

-- Sessions are opened and ended in many ways; each is written down where all of them meet, in the same
-- transaction. Nobody is kept out, or in, because that fails: it is told to PostgreSQL's log.
create function web.note_session() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  kept web.sessions;
  name text;
begin
  if tg_op = 'INSERT' then kept := new; else kept := old; end if;
  begin
    name := web.name_in(kept.id_token);
  exception when others then
    name := null;
  end;
  begin
    perform note_act(
      case when tg_op = 'INSERT' then 'sessions.opened'
           when old.expires_at <= now() or old.seen_at <= now() - interval '14 days' then 'sessions.expired'
           else 'sessions.ended' end,
      case when kept.person ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then kept.person::uuid end,
      name, kept.person, name, null, null, null);
  exception when others then
    raise warning 'audit log: a session was not written down: %', sqlerrm;
  end;
  return null;
end
$$;
revoke execute on function web.note_session() from public;
create trigger note_session after insert or delete on web.sessions
  for each row execute function web.note_session();
