-- Bills. A draft may change and go; an issued bill is kept as it was issued, by every role
-- (CGI 286 I-3° bis and 289 V): only its payments, their collection and its sending move on.

create extension if not exists btree_gin;

create function bill_words(number text, client_name text, services text) returns text
  language sql immutable parallel safe
  return plain_text(coalesce(number, '') || ' ' || client_name || ' ' || services);

create table bills (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  client_id uuid not null,
  client_name text not null,
  release_date date,
  due_date date,
  billing_period_start date,
  billing_period_end date,
  payment_days integer not null,
  penalty_rate numeric(5, 2),
  purchase_order text,
  note text,
  include_vat boolean not null,
  include_penalty boolean not null,
  include_logo boolean not null,
  include_signature boolean not null,
  currency text not null default 'EUR',
  total_ht bigint not null,
  total_vat bigint not null,
  total_ttc bigint not null,
  -- Names of the lines' services, so that one index finds a bill by any of its words.
  services text not null,
  series text,
  year integer,
  sequence integer,
  number text,
  issued_at timestamptz,
  sent_at timestamptz,
  paid bigint not null default 0,
  collected bigint not null default 0,
  -- What lists sort on by number: drafts last, then year and place in the year.
  place bigint not null generated always as
    (coalesce(year, 9999)::bigint * 1000000000 + coalesce(sequence, 0)) stored,
  -- What a search looks at; stored, since a search may look at thousands.
  words text not null generated always as (bill_words(number, client_name, services)) stored,
  unique (owner, id),
  unique (owner, number),
  unique (owner, series, year, sequence),
  foreign key (owner, client_id) references clients (owner, id),
  check (num_nulls(series, year, sequence, number, issued_at) in (0, 5)),
  check (number is null or (release_date is not null and due_date is not null)),
  check (paid between 0 and total_ttc and (number is not null or paid = 0)),
  check (collected between 0 and paid),
  check (billing_period_end >= billing_period_start)
);

-- One index a sort, in the words of the sort's expression; small ones for the states that are rare.
create index on bills (owner, place, id);
create index on bills (owner, (case when release_date is null then 'infinity'::date else release_date end), id);
create index on bills (owner, (case when due_date is null then 'infinity'::date else due_date end), id);
create index on bills (owner, (client_name collate "fr-x-icu"), id);
create index on bills (owner, total_ttc, id);
create index on bills (owner, client_id);
create index on bills (owner, release_date);
create index on bills (owner, due_date) where number is not null and paid < total_ttc;
create index on bills (owner) where number is null;
create index on bills (owner) where collected < paid;

create index bills_words on bills using gin (owner, words gin_trgm_ops);

create table bill_lines (
  owner uuid not null default app_owner(),
  bill_id uuid not null,
  position integer not null,
  service_name text not null,
  product_id uuid,
  description text,
  quantity numeric(13, 4) not null,
  unit text not null,
  unit_price_ht bigint not null,
  vat_rate numeric(5, 2) not null,
  amount_ht bigint not null,
  primary key (bill_id, position),
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade,
  foreign key (owner, product_id) references products (owner, id) on delete set null (product_id)
);
create index on bill_lines (owner, product_id) where product_id is not null;

-- Append only: an error is taken back by an entry below zero.
create table bill_payments (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  bill_id uuid not null,
  amount bigint not null check (amount <> 0),
  paid_on date not null,
  means text not null,
  collected_on date,
  reversal_of uuid,
  created_at timestamptz not null default now(),
  unique (owner, id),
  unique (owner, bill_id, id),
  unique (reversal_of),
  foreign key (owner, bill_id) references bills (owner, id),
  foreign key (owner, bill_id, reversal_of) references bill_payments (owner, bill_id, id),
  check ((amount < 0) = (reversal_of is not null)),
  check (collected_on >= paid_on)
);
create index on bill_payments (owner, bill_id, created_at);

create table bill_events (
  id bigint primary key generated always as identity,
  owner uuid not null default app_owner(),
  bill_id uuid not null,
  what text not null,
  at timestamptz not null default now(),
  detail text,
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade
);
create index on bill_events (owner, bill_id, id);

-- What was issued, word for word, each chained to the one before it in its series.
create table bill_snapshots (
  owner uuid not null default app_owner(),
  bill_id uuid primary key,
  snapshot jsonb not null,
  sha256 text not null,
  previous_sha256 text,
  foreign key (owner, bill_id) references bills (owner, id)
);
create index on bill_snapshots (owner, bill_id);

-- The PDF of an issued bill: rendered once by whoever holds the claim, then kept.
create table bill_documents (
  owner uuid not null default app_owner(),
  bill_id uuid primary key,
  claimed_until timestamptz,
  file_key text,
  size integer,
  sha256 text,
  stored_at timestamptz,
  foreign key (owner, bill_id) references bills (owner, id),
  check (num_nulls(file_key, size, sha256, stored_at) in (0, 4))
);
create index on bill_documents (owner, bill_id);

-- One row a series: its lock gives numbers without a gap (CGI ann. II 242 nonies A I-7°). Dates of a
-- series never go back, so neither does the year, and the count begins anew with each.
create table bill_counters (
  owner uuid not null default app_owner(),
  series text not null,
  year integer not null,
  last integer not null,
  released_on date not null,
  sha256 text not null,
  primary key (owner, series)
);

-- Sums of the months, kept by each change, so that totals cost the same for ten bills and for 100,000.
create table bill_totals (
  owner uuid not null default app_owner(),
  -- -infinity holds the drafts without a release date.
  month date not null,
  state text not null check (state in ('draft', 'unpaid', 'paid')),
  count integer not null,
  total_ht bigint not null,
  total_ttc bigint not null,
  paid bigint not null,
  primary key (owner, month, state)
);

do $$
declare
  name text;
begin
  foreach name in array array['bills', 'bill_lines', 'bill_payments', 'bill_events', 'bill_snapshots',
      'bill_documents', 'bill_counters', 'bill_totals'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own on %I using (owner = app_owner())', name);
  end loop;
end
$$;

grant select, insert, update, delete on bills, bill_lines, bill_totals to plume_app;
grant select, insert, update on bill_documents, bill_counters to plume_app;
grant select, insert, update (collected_on) on bill_payments to plume_app;
grant select, insert on bill_snapshots, bill_events to plume_app;

-- A rename of the client or the state of its sending is no change that a save could be stale against.
create trigger mark_change before update of client_id, number, paid, collected on bills
  for each row execute function mark_change();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: what was issued is kept', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end
$$;

create function keep_issued_bill() returns trigger language plpgsql as $$
declare
  -- Generated columns are not computed yet here; they follow from columns that are kept.
  moving constant text[] :=
    array['version', 'changed_at', 'sent_at', 'paid', 'collected', 'place', 'words'];
begin
  if old.number is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception 'bill % was issued: it is neither changed nor removed', old.number
    using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep_issued before update or delete on bills
  for each row execute function keep_issued_bill();

-- Only the pointer to a product that is gone may fall from an issued line; the snapshot has it still.
create function keep_issued_lines() returns trigger language plpgsql as $$
declare
  line bill_lines := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and new.product_id is null
      and to_jsonb(old) - 'product_id' = to_jsonb(new) - 'product_id' then
    return new;
  end if;
  if exists (select from bills where id in (line.bill_id, case tg_op when 'UPDATE' then old.bill_id end)
      and number is not null) then
    raise exception 'the lines of an issued bill are kept' using errcode = 'integrity_constraint_violation';
  end if;
  return line;
end
$$;
create trigger keep_issued before insert or update or delete on bill_lines
  for each row execute function keep_issued_lines();

create function keep_payment() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'collected_on' = to_jsonb(new) - 'collected_on' then
    return new;
  end if;
  raise exception 'payments are kept: take one back by a reversal'
    using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update on bill_payments for each row execute function keep_payment();
create trigger keep_all before delete on bill_payments for each row execute function refuse_change();
create trigger keep before update or delete on bill_snapshots
  for each row execute function refuse_change();

create function keep_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.stored_at is not null then
    raise exception 'the document of an issued bill is stored once'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger keep before update or delete on bill_documents
  for each row execute function keep_document();

create function keep_counter() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.year, new.last) <= (old.year, old.last)
      or new.released_on < old.released_on then
    raise exception 'a series only counts up' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger keep before update or delete on bill_counters
  for each row execute function keep_counter();

-- An event tells of the bill: it goes with a draft, and is otherwise kept.
create function keep_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from bills where id = old.bill_id) then
    raise exception 'the history of a bill is kept' using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end
$$;
create trigger keep before update or delete on bill_events
  for each row execute function keep_event();

do $$
declare
  name text;
begin
  foreach name in array array['bills', 'bill_lines', 'bill_payments', 'bill_events', 'bill_snapshots',
      'bill_documents', 'bill_counters'] loop
    execute format('create trigger keep_whole before truncate on %I
      for each statement execute function refuse_change()', name);
  end loop;
end
$$;

create function bill_state(bill bills) returns text
  language sql immutable
  return case
    when bill.number is null then 'draft'
    when bill.paid < bill.total_ttc then 'unpaid'
    else 'paid'
  end;

create function add_to_totals(bill bills, sign integer) returns void language sql as $$
  insert into bill_totals as kept (owner, month, state, count, total_ht, total_ttc, paid)
  values (bill.owner, coalesce(date_trunc('month', bill.release_date)::date, '-infinity'), bill_state(bill),
    sign, sign * bill.total_ht, sign * bill.total_ttc, sign * bill.paid)
  on conflict (owner, month, state) do update set
    count = kept.count + excluded.count,
    total_ht = kept.total_ht + excluded.total_ht,
    total_ttc = kept.total_ttc + excluded.total_ttc,
    paid = kept.paid + excluded.paid
$$;

create function keep_totals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_totals(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_totals(new, 1); end if;
  return null;
end
$$;
-- At commit, so that the month's row is locked as shortly as can be.
create constraint trigger keep_totals after insert or delete or
    update of release_date, number, total_ht, total_ttc, paid on bills
  deferrable initially deferred for each row execute function keep_totals();

-- Drafts follow the name of their client; issued bills keep the one that they were issued to.
create function rename_client() returns trigger language plpgsql as $$
begin
  update bills set client_name = new.name where owner = new.owner and client_id = new.id and number is null;
  return null;
end
$$;
create trigger rename_client after update of name on clients
  for each row when (old.name <> new.name) execute function rename_client();

-- Row-level security keeps LIKE away from the trigram index, so the search runs as a role that is held
-- to the caller's rows by its own words. Null where a word is common: the list is walked then, since
-- the index would first gather every bill that says it, however few are shown.
do $$
begin
  create role plume_search nologin;
exception when duplicate_object or unique_violation then null;
end
$$;
grant plume_search to current_user;
grant usage, create on schema public to plume_search;
grant select on bills to plume_search;
create policy search on bills for select to plume_search using (true);

create function find_bills(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  most constant integer := 1000;
  pattern constant text :=
    '%' || replace(replace(replace(plain_text(words), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  matches uuid[];
begin
  if (select count(*) filter (where newest.words like pattern) > 10
      from (select bills.words from bills where owner = app_owner() order by place desc, id desc
        limit 200) as newest) then
    return null;
  end if;
  matches := array(select id from bills where owner = app_owner() and bills.words like pattern
    limit most + 1);
  return case when cardinality(matches) <= most then matches end;
end
$$;
alter function find_bills(text) owner to plume_search;
revoke create on schema public from plume_search;
revoke all on function find_bills(text) from public;
grant execute on function find_bills(text) to plume_app;

select pgboss.create_queue('billDocument', '{"policy": "standard", "retryLimit": 1000,
  "retryDelay": 30, "retryBackoff": false, "expireInSeconds": 60, "retentionMinutes": 43200}');
