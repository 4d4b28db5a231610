-- What someone offers, ready for the lines of quotes and bills: day rates, hours and packages.
create table services (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  -- What the line says below the name.
  description text,
  unit text not null,
  -- Cents, with four decimals of one, as a line has it.
  unit_price_ht numeric(17, 4) not null check (unit_price_ht >= 0),
  -- Percent; the usual rate of the owner where there is none.
  vat_rate numeric(5, 2),
  currency text not null default 'EUR',
  unique (owner, id)
);
create index on services (owner, (name collate "fr-x-icu"), id);
create index on services (owner, unit_price_ht, id);
create index on services (owner, changed_at, id);

call own_table('services');
call searchable('services', 'name');
call undoable('services');
