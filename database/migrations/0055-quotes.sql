-- Quotes: what is offered to a client. One is written as a draft, numbered and frozen as an edition, and may be
-- changed into a next edition until it is accepted; what was accepted is kept as it was (decision 032).
create table quotes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  client_id uuid not null,
  client_name text not null,
  -- For how long it can be accepted, and until when the last edition can.
  valid_days integer not null check (valid_days between 1 and 365),
  release_date date,
  valid_until date,
  payment_days integer not null,
  payment_terms text not null,
  -- Asked when it is accepted, in percent of the whole.
  deposit_rate numeric(5, 2) check (deposit_rate > 0 and deposit_rate <= 100),
  discount_rate numeric(5, 2),
  discount_amount bigint,
  note text,
  include_vat boolean not null,
  include_logo boolean not null,
  include_signature boolean not null,
  currency text not null default 'EUR',
  total_ht bigint not null,
  total_vat bigint not null,
  total_ttc bigint not null,
  services text not null,
  -- Given with the first edition, and never again.
  year integer,
  sequence integer,
  number text,
  -- How many editions were frozen; whether a next one is being written.
  edition integer not null default 0,
  drafting boolean not null default true,
  sent_at timestamptz,
  answer text check (answer in ('accepted', 'refused')),
  answered_on date,
  -- Drafts last, then year and place in the year.
  place bigint not null generated always as
    (coalesce(year, 9999)::bigint * 1000000000 + coalesce(sequence, 0)) stored,
  words text not null generated always as (bill_words(number, client_name, services)) stored,
  unique (owner, id),
  unique (owner, number),
  unique (owner, year, sequence),
  foreign key (owner, client_id) references clients (owner, id),
  check (num_nulls(year, sequence, number, release_date, valid_until) in (0, 5)),
  check ((edition > 0) = (number is not null)),
  check (drafting or edition > 0),
  check (answer is null or not drafting),
  check ((answer is null) = (answered_on is null)),
  check (valid_until >= release_date)
);
create index on quotes (owner, place, id);
create index on quotes (owner, (case when release_date is null then 'infinity'::date else release_date end), id);
create index on quotes (owner, (case when valid_until is null then 'infinity'::date else valid_until end), id);
create index on quotes (owner, (client_name collate "fr-x-icu"), id);
create index on quotes (owner, total_ttc, id);
create index on quotes (owner, client_id);
create index quotes_words on quotes using gin (owner, words gin_trgm_ops);

create table quote_lines (
  owner uuid not null default app_owner(),
  quote_id uuid not null,
  position integer not null,
  service_name text not null,
  product_id uuid,
  description text,
  quantity numeric(13, 4) not null,
  unit text not null,
  unit_price_ht bigint not null,
  vat_rate numeric(5, 2) not null,
  discount_rate numeric(5, 2),
  kind text,
  vat_category text,
  amount_ht bigint not null,
  primary key (quote_id, position),
  -- Looked at when the call ends: a quote that is brought back comes after its lines.
  foreign key (owner, quote_id) references quotes (owner, id) on delete cascade
    deferrable initially deferred,
  foreign key (owner, product_id) references products (owner, id) on delete set null (product_id)
);
create index on quote_lines (owner, product_id) where product_id is not null;

-- Each edition word for word, and its PDF: rendered once, then always the same bytes.
create table quote_editions (
  owner uuid not null default app_owner(),
  quote_id uuid not null,
  edition integer not null check (edition > 0),
  snapshot jsonb not null,
  frozen_at timestamptz not null,
  file_key text,
  size integer,
  sha256 text,
  primary key (quote_id, edition),
  unique (owner, quote_id, edition),
  foreign key (owner, quote_id) references quotes (owner, id) on delete cascade,
  check (num_nulls(file_key, size, sha256) in (0, 3))
);

-- What the client said, and what proves it: who, when, from where, of which document.
create table quote_answers (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  quote_id uuid not null,
  edition integer not null,
  answer text not null check (answer in ('accepted', 'refused')),
  -- By the client, by the link; or written down by the owner, who has it on paper.
  by_link boolean not null,
  name text not null,
  reason text,
  answered_at timestamptz not null,
  address text,
  sha256 text not null,
  told_at timestamptz,
  unique (owner, id),
  foreign key (owner, quote_id, edition) references quote_editions (owner, quote_id, edition)
    on delete cascade
);
create unique index on quote_answers (owner, quote_id, edition);
create unique index on quote_answers (owner, quote_id) where answer = 'accepted';

-- The bill of the whole: one at a time. A draft that goes frees its quote.
create table quote_bills (
  owner uuid not null default app_owner(),
  quote_id uuid not null,
  bill_id uuid primary key,
  unique (owner, quote_id),
  foreign key (owner, quote_id) references quotes (owner, id) on delete cascade,
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade
    deferrable initially deferred
);
create index on quote_bills (owner, bill_id);

create table quote_events (
  id bigint primary key generated always as identity,
  owner uuid not null default app_owner(),
  quote_id uuid not null,
  what text not null,
  at timestamptz not null default now(),
  detail text,
  foreign key (owner, quote_id) references quotes (owner, id) on delete cascade
    deferrable initially deferred
);
create index on quote_events (owner, quote_id, id);

-- The last number given in a year.
create table quote_series (
  owner uuid not null default app_owner(),
  year integer not null,
  last integer not null,
  primary key (owner, year)
);

-- Secrets of their own: one that opens a bill opens no quote (decision 036, security 39).
create table quote_links (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  quote_id uuid not null,
  secret text not null unique check (length(secret) >= 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  unique (owner, id),
  foreign key (owner, quote_id) references quotes (owner, id) on delete cascade
);
create index on quote_links (owner, quote_id, created_at);

alter table notifications add column quote_id uuid;
alter table notifications add foreign key (owner, quote_id) references quotes (owner, id) on delete cascade;
create index on notifications (owner, quote_id) where quote_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['quotes', 'quote_lines', 'quote_editions', 'quote_answers', 'quote_bills',
      'quote_events', 'quote_series', 'quote_links'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own on %I using (owner = app_owner())', name);
  end loop;
end
$$;
-- Whoever holds a secret finds its link, and nothing else.
create policy held on quote_links for select
  using (secret = nullif(current_setting('app.link', true), ''));

grant select, insert, update, delete on quotes, quote_lines to plume_app;
grant select, insert on quote_editions, quote_answers, quote_events, quote_links to plume_app;
grant update (file_key, size, sha256) on quote_editions to plume_app;
grant update (told_at) on quote_answers to plume_app;
grant update (revoked_at) on quote_links to plume_app;
grant select, insert, delete on quote_bills to plume_app;
grant select, insert, update on quote_series to plume_app;
-- By the cascade of a draft that is removed, and to bring it back.
grant delete on quote_events to plume_app;

create trigger mark_change before update of client_id, number, edition, drafting, answer, total_ht, note
  on quotes for each row execute function mark_change();

-- Whoever erases a person may take quotes away (migration 0039); nobody may change what was accepted.
create function keep_accepted_quote() returns trigger language plpgsql as $$
declare
  moving constant text[] := array['version', 'changed_at', 'sent_at', 'place', 'words'];
begin
  if tg_op = 'DELETE' then
    if old.number is null or current_user <> 'plume_app' then return old; end if;
    raise exception 'quote % was sent: it is not removed', old.number
      using errcode = 'integrity_constraint_violation';
  end if;
  if old.number is not null and (new.number, new.year, new.sequence)
      is distinct from (old.number, old.year, old.sequence) or new.edition < old.edition then
    raise exception 'a quote keeps its number and its editions' using errcode = 'integrity_constraint_violation';
  end if;
  if old.answer is distinct from 'accepted' or to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception 'quote % was accepted: it is not changed', old.number
    using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep_accepted before update or delete on quotes
  for each row execute function keep_accepted_quote();

create function keep_accepted_lines() returns trigger language plpgsql as $$
declare
  line quote_lines := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return line; end if;
  -- A product that is gone may fall from a line; the edition has what it said.
  if tg_op = 'UPDATE' and new.product_id is null
      and to_jsonb(old) - 'product_id' = to_jsonb(new) - 'product_id' then
    return new;
  end if;
  if exists (select from quotes where id in (line.quote_id, case tg_op when 'UPDATE' then old.quote_id end)
      and answer = 'accepted') then
    raise exception 'the lines of an accepted quote are kept' using errcode = 'integrity_constraint_violation';
  end if;
  return line;
end
$$;
create trigger keep_accepted before insert or update or delete on quote_lines
  for each row execute function keep_accepted_lines();

-- An edition gets its document once; an answer is told of once; neither changes otherwise.
create function keep_edition() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  if tg_op = 'UPDATE' and old.file_key is null
      and to_jsonb(old) - array['file_key', 'size', 'sha256'] = to_jsonb(new) - array['file_key', 'size', 'sha256'] then
    return new;
  end if;
  raise exception 'what was sent is kept' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update or delete on quote_editions
  for each row execute function keep_edition();

create function keep_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - 'told_at' = to_jsonb(new) - 'told_at' then return new; end if;
  raise exception 'what was answered is kept' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update or delete on quote_answers
  for each row execute function keep_answer();

create function keep_quote_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (current_user <> 'plume_app' or not exists (select from quotes where id = old.quote_id)) then
    return old;
  end if;
  raise exception 'the history of a quote is kept' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update or delete on quote_events
  for each row execute function keep_quote_event();

do $$
declare
  name text;
begin
  foreach name in array array['quotes', 'quote_lines', 'quote_editions', 'quote_answers', 'quote_events'] loop
    execute format('create trigger keep_whole before truncate on %I
      for each statement execute function refuse_change()', name);
  end loop;
end
$$;

-- A draft that is removed comes back with its lines and its history (migration 0027), a draft bill with its quote.
create trigger keep_removed after delete on quotes for each row execute function keep_removed();
create function keep_removed_quote_part() returns trigger language plpgsql as $$
begin
  if not exists (select from quotes where id = old.quote_id) then
    insert into removals (owner, kind, record_id, record)
    values (old.owner, tg_table_name, old.quote_id, to_jsonb(old));
  end if;
  return null;
end
$$;
create trigger keep_removed after delete on quote_lines
  for each row execute function keep_removed_quote_part();
create trigger keep_removed after delete on quote_events
  for each row execute function keep_removed_quote_part();
create trigger keep_removed after delete on quote_bills
  for each row execute function keep_removed_period();

-- Drafts follow the name of their client.
create function rename_client_of_quotes() returns trigger language plpgsql as $$
begin
  update quotes set client_name = new.name where owner = new.owner and client_id = new.id and drafting;
  return null;
end
$$;
create trigger rename_client_of_quotes after update of name on clients
  for each row when (old.name <> new.name) execute function rename_client_of_quotes();

-- As the other kinds are found (migration 0011).
grant select on quotes to plume_search;
create policy search on quotes for select to plume_search using (true);
grant create on schema public to plume_search;
create function find_quotes(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from quotes where owner = app_owner() and quotes.words like pattern limit 100);
end
$$;
alter function find_quotes(text) owner to plume_search;
revoke all on function find_quotes(text) from public;
grant execute on function find_quotes(text) to plume_app;
revoke create on schema public from plume_search;

select pgboss.create_queue('quoteAnswer', '{"policy": "standard", "retryLimit": 200,
  "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 60, "retentionMinutes": 43200}');
