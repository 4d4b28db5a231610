-- A message to support becomes a conversation: its writer opens it by a private link, or inside when they were signed in.
alter table support_messages add column version integer not null default 1;
alter table support_messages add column changed_at timestamptz not null default now();
alter table support_messages add column secret text unique check (length(secret) >= 32);
create trigger mark_change before update on support_messages for each row execute function mark_change();

-- What was written before has neither yet.
do $$
declare
  signs constant text := '23456789ACDEFGHJKMNPQRTVWXY';
  nameless uuid;
  drawn text;
begin
  for nameless in select id from support_messages where reference is null loop
    select string_agg(substr(signs, 1 + floor(random() * length(signs))::int, 1), '') into drawn
      from generate_series(1, 8);
    update support_messages set reference = left(drawn, 4) || '-' || right(drawn, 4) where id = nameless;
  end loop;
end
$$;
update support_messages set secret = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where secret is null;
alter table support_messages alter column reference set not null;
alter table support_messages alter column secret set not null;

-- Those not treated, oldest first, are what one opens.
create index on support_messages (created_at, id) where treated_at is null;
create index on support_messages (person, created_at) where person is not null;
create index on support_messages (lower(email), created_at);

-- Each is there for its writer, for whoever holds its link, and for those who administer people.
alter table support_messages enable row level security;
create policy own on support_messages
  using (person = app_owner() or current_setting('app.scope', true) = 'people')
  with check (person is null or person = app_owner() or current_setting('app.scope', true) = 'people');
create policy held on support_messages
  using (secret = nullif(current_setting('app.link', true), ''));
grant select, update on support_messages to plume_app;

-- What was said and done after it, in its order. Notes are of those who answer, and for nobody else.
create table support_entries (
  place bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  request_id uuid not null references support_messages on delete cascade,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('answer', 'reply', 'note', 'treated', 'opened')),
  -- Who answers, notes or treats; a reply is of who wrote.
  author uuid,
  text text check ((text is null) = (kind in ('treated', 'opened')) and length(text) <= 8000)
);
create index on support_entries (request_id, place);
alter table support_entries enable row level security;
create policy of_request on support_entries
  using (exists (select from support_messages m where m.id = request_id)
    and (kind <> 'note' or current_setting('app.scope', true) = 'people'));
grant select, insert on support_entries to plume_app;

-- Who has one of these roles, for telling them that someone wrote.
create function members_of(wanted text[]) returns setof uuid
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select id from people where closed_at is null and roles && wanted order by id $$;
revoke all on function members_of(text[]) from public;
grant execute on function members_of(text[]) to plume_app;

-- A receipt leads to the conversation.
drop function support_receipt(uuid);
create function support_receipt(message_id uuid)
  returns table (email text, reference text, language text, words text, secret text)
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select m.email, m.reference, m.language, case when m.person is not null then m.message end, m.secret
    from support_messages m where m.id = message_id and m.receipt $$;
revoke all on function support_receipt(uuid) from public;
grant execute on function support_receipt(uuid) to plume_app;

select pgboss.create_queue(name, '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}')
from unnest(array['supportAnswer', 'supportNotice']) as name;
