-- The person and the business: one row per owner, made at the first save.
create table profiles (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  gender text check (gender in ('male', 'female')),
  first_name text,
  last_name text,
  birth_date date,
  email text,
  phone_number text,
  photo_id uuid,
  language text not null default 'fr',
  legal_status text,
  commercial_name text,
  siren text,
  siret text,
  activity text,
  share_capital bigint,
  register_city text,
  street_address text,
  postal_code text,
  city text,
  country text not null default 'FR',
  bank_name text,
  iban text,
  bic text,
  currency text not null default 'EUR',
  vat_regime text,
  vat_number text,
  vat_on_debits boolean not null default false,
  logo_id uuid,
  signature_id uuid,
  first_connection boolean not null default true
);

alter table profiles enable row level security;
alter table profiles force row level security;
create policy own on profiles using (owner = app_owner());
grant select, insert, update, delete on profiles to plume_app;

create trigger mark_change before update on profiles
  for each row execute function mark_change();

-- Whom the owner works for, or would like to.
create table clients (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  kind text not null check (kind in ('company', 'individual')),
  name text not null,
  sector text,
  status text not null check (status in ('prospect', 'active', 'former')),
  email text,
  phone_number text,
  siren text,
  siret text,
  vat_number text,
  street_address text,
  postal_code text,
  city text,
  country text not null,
  language text not null,
  unique (owner, id)
);

create index on clients (owner, (name collate "fr-x-icu"), id);
create index on clients (owner, ((case when sector is null then '' else sector end) collate "fr-x-icu"), id);
create index on clients (owner, status, id);
create index on clients (owner, ((case when city is null then '' else city end) collate "fr-x-icu"), id);
create index on clients using gin (plain_text(name) gin_trgm_ops);

alter table clients enable row level security;
alter table clients force row level security;
create policy own on clients using (owner = app_owner());
grant select, insert, update, delete on clients to plume_app;

create trigger mark_change before update on clients
  for each row execute function mark_change();

-- The people one speaks to, at a client or elsewhere. A client with contacts stays.
create table contacts (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  role text,
  client_id uuid,
  email text,
  phone_number text,
  unique (owner, id),
  foreign key (owner, client_id) references clients (owner, id)
);

create index on contacts (owner, (name collate "fr-x-icu"), id);
create index on contacts (owner, ((case when role is null then '' else role end) collate "fr-x-icu"), id);
create index on contacts (owner, client_id);
create index on contacts using gin (plain_text(name) gin_trgm_ops);

alter table contacts enable row level security;
alter table contacts force row level security;
create policy own on contacts using (owner = app_owner());
grant select, insert, update, delete on contacts to plume_app;

create trigger mark_change before update on contacts
  for each row execute function mark_change();
