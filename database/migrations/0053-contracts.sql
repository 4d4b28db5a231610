-- What was agreed with a client, from which bills are made.
create table contracts (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  reference text,
  client_id uuid not null,
  kind text not null check (kind in ('freelance', 'fixedTerm', 'permanent', 'internship')),
  title text not null,
  description text,
  start_date date not null,
  end_date date,
  price_ht bigint not null check (price_ht >= 0),
  unit text not null check (unit in ('day', 'hour', 'month', 'flat')),
  currency text not null default 'EUR',
  payment_days integer not null,
  end_of_month boolean not null,
  penalty_rate numeric(5, 2),
  renewable boolean not null,
  renewal_days integer,
  billable_project boolean not null,
  activated_on date,
  ended_on date,
  -- The last day as it stands, and the day from which a renewal is near: kept, because lists ask for them.
  runs_until date,
  notice_on date,
  -- What a search looks at, plain.
  words text not null generated always as (plain_text(coalesce(reference, '') || ' ' || title)) stored,
  unique (owner, id),
  unique (owner, reference),
  foreign key (owner, client_id) references clients (owner, id),
  check (end_date >= start_date),
  check (not renewable or renewal_days > 0),
  -- In force, it has its reference.
  check (activated_on is null or reference is not null),
  check (ended_on is null or activated_on is not null)
);

create index on contracts (owner, (case when reference is null then '' else reference end), id);
create index on contracts (owner, (title collate "fr-x-icu"), id);
create index on contracts (owner, start_date, id);
create index on contracts (owner, (case when runs_until is null then 'infinity'::date else runs_until end), id);
create index on contracts (owner, price_ht, id);
create index on contracts (owner, client_id);
create index on contracts (owner, notice_on) where notice_on is not null;
create index contracts_words on contracts using gin (owner, words gin_trgm_ops);

alter table contracts enable row level security;
alter table contracts force row level security;
create policy own on contracts using (owner = app_owner());
grant select, insert, update, delete on contracts to plume_app;

create trigger mark_change before update on contracts
  for each row execute function mark_change();
create trigger keep_removed after delete on contracts
  for each row execute function keep_removed();

-- The last number given in a year, for who types none.
create table contract_series (
  owner uuid not null default app_owner(),
  year integer not null,
  last integer not null,
  primary key (owner, year)
);
alter table contract_series enable row level security;
alter table contract_series force row level security;
create policy own on contract_series using (owner = app_owner());
grant select, insert, update on contract_series to plume_app;

-- As the other kinds are found (migration 0011).
grant select on contracts to plume_search;
create policy search on contracts for select to plume_search using (true);
grant create on schema public to plume_search;
create function find_contracts(words text) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_catalog
  set plan_cache_mode = force_custom_plan
  as $$
declare
  pattern constant text := pattern_of(words);
begin
  return array(select id from contracts where owner = app_owner() and contracts.words like pattern limit 100);
end
$$;
alter function find_contracts(text) owner to plume_search;
revoke all on function find_contracts(text) from public;
grant execute on function find_contracts(text) to plume_app;
revoke create on schema public from plume_search;
