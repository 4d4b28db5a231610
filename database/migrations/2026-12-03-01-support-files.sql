-- The files that go with a message to support. Who is signed in has them among their own; those of a stranger are
-- nobody's, and kept for a year at most. Their bytes are in the store under the file's id.
create table support_files (
  file_id uuid primary key references files on delete cascade,
  request_id uuid not null references support_messages on delete cascade,
  place integer not null check (place between 0 and 2),
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  unique (request_id, place)
);
alter table support_files enable row level security;
create policy of_request on support_files for select
  using (exists (select from support_messages m where m.id = request_id));
-- A stranger may not read even what they wrote: whose the file is decides.
create policy of_sender on support_files for insert
  with check (exists (select from files f where f.id = file_id and f.owner = app_owner()));
grant select, insert on support_files to plume_app;

-- What is answered again and again, written once, for all who answer.
create table support_texts (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null check (length(name) <= 80),
  text_fr text check (length(text_fr) <= 8000),
  text_en text check (length(text_en) <= 8000),
  check (text_fr is not null or text_en is not null)
);
create unique index support_texts_name on support_texts (lower(name));
create trigger mark_change before update on support_texts for each row execute function mark_change();
alter table support_texts enable row level security;
create policy of_staff on support_texts using (current_setting('app.scope', true) = 'people');
grant select, insert, update, delete on support_texts to plume_app;

-- By which reference the same words came from the same address since an instant: sent, back and sent again is one
-- request.
create function support_sent_before(writer uuid, address text, about text, words text, since timestamptz) returns text
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select reference from support_messages
    where person is not distinct from writer and lower(email) = lower(address) and created_at > since and message = words
      and subject is not distinct from about
    order by created_at desc limit 1 $$;
revoke all on function support_sent_before(uuid, text, text, text, timestamptz) from public;
grant execute on function support_sent_before(uuid, text, text, text, timestamptz) to plume_app;

-- A receipt and the answers after it bear one subject, so that every mail program shows one conversation: a stranger's
-- own words are no more in it than in the text.
drop function support_receipt(uuid);
create function support_receipt(message_id uuid)
  returns table (email text, reference text, language text, subject text, words text, secret text)
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select m.email, m.reference, m.language, case when m.person is not null then m.subject end,
      case when m.person is not null then m.message end, m.secret
    from support_messages m where m.id = message_id and m.receipt $$;
revoke all on function support_receipt(uuid) from public;
grant execute on function support_receipt(uuid) to plume_app;
