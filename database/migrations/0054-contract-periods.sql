create extension if not exists btree_gist;

-- Each period that a renewal added. A period begins once, however often it is asked for.
create table contract_renewals (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  contract_id uuid not null,
  start_date date not null,
  end_date date not null,
  created_at timestamptz not null default now(),
  unique (owner, id),
  unique (owner, contract_id, start_date),
  -- Looked at when the call ends: a contract that is brought back comes after its renewals.
  foreign key (owner, contract_id) references contracts (owner, id) on delete cascade
    deferrable initially deferred,
  check (end_date >= start_date)
);
alter table contract_renewals enable row level security;
alter table contract_renewals force row level security;
create policy own on contract_renewals using (owner = app_owner());
grant select, insert, delete on contract_renewals to plume_app;

-- Which bill a period of a contract is on: no day of a contract is billed twice.
create table contract_periods (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  contract_id uuid not null,
  bill_id uuid not null,
  start_date date not null,
  end_date date not null,
  created_at timestamptz not null default now(),
  unique (owner, id),
  unique (owner, bill_id),
  foreign key (owner, contract_id) references contracts (owner, id),
  -- A draft that goes frees its period.
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade
    deferrable initially deferred,
  check (end_date >= start_date),
  exclude using gist
    (owner with =, contract_id with =, daterange(start_date, end_date, '[]') with &&)
);
alter table contract_periods enable row level security;
alter table contract_periods force row level security;
create policy own on contract_periods using (owner = app_owner());
grant select, insert, delete on contract_periods to plume_app;

-- They come back with what they went with (migration 0027).
create function keep_removed_renewal() returns trigger language plpgsql as $$
begin
  insert into removals (owner, kind, record_id, record)
  values (old.owner, tg_table_name, old.contract_id, to_jsonb(old));
  return null;
end
$$;
create trigger keep_removed after delete on contract_renewals
  for each row execute function keep_removed_renewal();
create function keep_removed_period() returns trigger language plpgsql as $$
begin
  insert into removals (owner, kind, record_id, record)
  values (old.owner, tg_table_name, old.bill_id, to_jsonb(old));
  return null;
end
$$;
create trigger keep_removed after delete on contract_periods
  for each row execute function keep_removed_period();
