-- Who may do what: the people of the installation as the API knows them, roles, and what was done.

-- Everyone whose token was ever accepted. The id is the subject of their tokens and the owner of what
-- they own. Passwords, addresses to write to and sessions are the identity server's.
create table people (
  id uuid primary key,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  username text not null,
  email text,
  -- From the profile, kept by a trigger, so that administrators see no profile to read a name.
  name text,
  -- Realm roles, as the identity server last said or was told.
  roles text[] not null default '{}',
  last_connection_at timestamptz not null default now(),
  validated boolean not null default false,
  show_in_search boolean not null default false,
  suspended_until timestamptz,
  suspension_reason text,
  -- Tokens issued before this instant no longer speak for the person (design §6.21).
  rights_changed_at timestamptz,
  -- The account was closed: no token is accepted any more.
  closed_at timestamptz,
  check (suspension_reason is null or suspended_until is not null)
);
create index on people ((username collate "fr-x-icu"), id);
create index on people (last_connection_at, id);
create index on people (created_at, id);
create index on people using gin (plain_text(username || ' ' || (case when name is null then '' else name end)) gin_trgm_ops);

alter table people enable row level security;
alter table people force row level security;
-- Oneself; or everyone, in the calls of those who administer people.
create policy own on people using (id = app_owner() or current_setting('app.scope', true) = 'people');
grant select, insert, update on people to plume_app;

create trigger mark_change before update on people
  for each row execute function mark_change();

create function keep_name() returns trigger
  language plpgsql as $$
begin
  update people set name = nullif(concat_ws(' ', new.first_name, new.last_name), '')
   where id = new.owner and name is distinct from nullif(concat_ws(' ', new.first_name, new.last_name), '');
  return null;
end
$$;
create trigger keep_name after insert or update of first_name, last_name on profiles
  for each row execute function keep_name();

-- Roles that administrators made; "admin" and "freelancer" are built in (api/users/rules.ts).
create table roles (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- As it stands in tokens.
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  permissions text[] not null
);
grant select, insert, update, delete on roles to plume_app;
create trigger mark_change before update on roles
  for each row execute function mark_change();

-- What was done that matters to security: appended to, never changed. A job seals what is there: it
-- numbers the entries and chains their hashes, so that nothing can be changed or taken out unseen.
create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  -- The order in which entries are sealed.
  sequence bigint generated always as identity unique,
  at timestamptz not null default clock_timestamp(),
  -- Nobody where the act is the product's own, or of someone who is not signed in.
  actor uuid,
  actor_name text,
  act text not null check (act ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  -- Whom or what it was done to.
  subject text,
  subject_name text,
  before jsonb,
  after jsonb,
  request_id text,
  place bigint unique,
  hash bytea
);
create index on audit_entries (at, id);
create index on audit_entries (sequence) where place is null;
grant select, insert on audit_entries to plume_app;

create function keep_entries() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.place is null and new.place is not null
     and to_jsonb(new) - 'place' - 'hash' = to_jsonb(old) - 'place' - 'hash' then
    return new;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger keep_entries before update or delete on audit_entries
  for each row execute function keep_entries();
create trigger keep_all before truncate on audit_entries
  for each statement execute function keep_entries();

-- SHA-256 over the hash before and everything that the entry says.
create function audit_hash(previous bytea, entry audit_entries) returns bytea
  language sql stable
  return sha256(previous || convert_to(jsonb_build_array(
    entry.place, extract(epoch from entry.at), entry.actor, entry.actor_name, entry.act, entry.subject,
    entry.subject_name, entry.before, entry.after, entry.request_id)::text, 'UTF8'));

-- Seals what is not sealed yet; answers the head of the chain.
create function seal_audit() returns table (place bigint, hash bytea)
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  entry audit_entries;
  head record;
begin
  perform pg_advisory_xact_lock(7316002);
  select e.place, e.hash into head from audit_entries e
   where e.place is not null order by e.place desc limit 1;
  for entry in select * from audit_entries e where e.place is null order by e.sequence limit 1000 loop
    entry.place := coalesce(head.place, 0) + 1;
    entry.hash := audit_hash(coalesce(head.hash, ''::bytea), entry);
    update audit_entries e set place = entry.place, hash = entry.hash where e.id = entry.id;
    select entry.place as place, entry.hash as hash into head;
  end loop;
  if head.place is not null then
    return query select head.place, head.hash;
  end if;
end
$$;

-- The place of the first sealed entry that is missing or not what was sealed; null when all hold.
create function audit_fault() returns bigint
  language sql stable
  return (
    select min(coalesce(checked.expected, checked.place)) from (
      select e.place,
        case when e.place <> row_number() over chain then row_number() over chain end as expected,
        e.hash = audit_hash(coalesce(lag(e.hash) over chain, ''::bytea), e) as holds
      from audit_entries e where e.place is not null
      window chain as (order by e.place)
    ) as checked
    where checked.expected is not null or not checked.holds);

-- Written by anyone, also signed out (specification §7); read by those who answer.
create table support_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Who wrote, where they were signed in.
  person uuid,
  email text not null,
  message text not null check (length(message) <= 1000),
  treated_at timestamptz
);
create index on support_messages (created_at, id);
grant insert on support_messages to plume_app;

-- Calls of those who are not signed in, counted by address for all instances together. The shape is
-- rate-limiter-flexible's.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limits to plume_app;
