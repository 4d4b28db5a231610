-- The register of businesses that everyone who is signed in may search (design §7): what anyone may know
-- of them, and nothing of what anyone does with them, which is in `clients`.
create table companies (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  sector text,
  status text,
  address text,
  siren text,
  siret text unique
);
create index on companies ((name collate "fr-x-icu"), id);
create index on companies (siren);
create index on companies using gin (plain_text(name) gin_trgm_ops);
grant select, insert, update on companies to plume_app;
create trigger mark_change before update on companies
  for each row execute function mark_change();

-- Who belongs to which, and who of them may change what it says: whoever entered it.
create table company_members (
  owner uuid not null default app_owner(),
  company_id uuid not null references companies on delete cascade,
  may_change boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (owner, company_id)
);
create index on company_members (company_id);
alter table company_members enable row level security;
alter table company_members force row level security;
create policy own on company_members using (owner = app_owner());
grant select, insert, update, delete on company_members to plume_app;
