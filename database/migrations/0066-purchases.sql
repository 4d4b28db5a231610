-- Bills that were received, as their files say them and as they were put right. Lines and VAT by rate are
-- read only, and always together with their bill.
create table purchases (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  supplier_name text,
  supplier_siren text,
  supplier_vat_number text,
  number text,
  kind text not null default 'bill' check (kind in ('bill', 'creditNote', 'correction', 'deposit')),
  issue_date date,
  due_date date,
  currency text not null default 'EUR',
  total_ht bigint,
  total_vat bigint,
  total_ttc bigint,
  due bigint,
  iban text,
  category text not null default 'other',
  lines jsonb not null,
  vat jsonb not null,
  checked_on date,
  paid_on date,
  means text,
  -- The bytes as they were received, and what tells the same ones when they come again.
  file_id uuid not null,
  file_name text not null,
  file_sha256 text not null,
  -- Who sent it: a supplier gives a number once.
  supplier_key text not null generated always as
    (coalesce(supplier_siren, supplier_vat_number, plain_text(supplier_name), '')) stored,
  check (checked_on is null
    or num_nulls(supplier_name, number, issue_date, total_ht, total_vat, total_ttc) = 0),
  check (paid_on is null or checked_on is not null),
  check ((paid_on is null) = (means is null)),
  unique (owner, file_sha256),
  unique (owner, supplier_key, number)
);

create index on purchases (owner, (case when supplier_name is null then '' else supplier_name end collate "fr-x-icu"), id);
create index on purchases (owner, (case when number is null then '' else number end), id);
create index on purchases (owner, (case when issue_date is null then '-infinity'::date else issue_date end), id);
create index on purchases (owner, (case when due_date is null then 'infinity'::date else due_date end), id);
create index on purchases (owner, (case when total_ht is null then 0 else total_ht end), id);
create index on purchases (owner, (case when total_ttc is null then 0 else total_ttc end), id);

alter table purchases enable row level security;
alter table purchases force row level security;
create policy own on purchases using (owner = app_owner());
grant select, insert, update, delete on purchases to plume_app;

create trigger mark_change before update on purchases
  for each row execute function mark_change();
create trigger keep_removed after delete on purchases
  for each row execute function keep_removed();
