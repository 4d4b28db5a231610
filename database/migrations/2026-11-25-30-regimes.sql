-- How someone is taxed, from a day on: what was received before stays by what held then, as with VAT (vat_regimes).
create table tax_regimes (
  owner uuid not null default app_owner(),
  starts_on date not null,
  -- As a micro-entrepreneur, on real figures, or as a company.
  taxation text not null check (taxation in ('micro', 'real', 'corporate')),
  -- What one does, and what one sells beside it.
  activity text not null,
  goods_activity text,
  -- Of declarations to the Urssaf.
  rhythm text not null check (rhythm in ('monthly', 'quarterly')),
  with_income_tax boolean not null,
  income_tax_rate numeric(5, 2) check (income_tax_rate between 0 and 100),
  -- Of the profit, where contributions are not paid on receipts.
  contribution_rate numeric(5, 2) check (contribution_rate between 0 and 100),
  acre boolean not null,
  began_on date,
  primary key (owner, starts_on)
);
call own_table('tax_regimes');

-- What someone says beside it of what is not theirs to spend.
create table treasury_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- What the notice of the year asks for (cotisation foncière des entreprises).
  business_tax bigint check (business_tax >= 0),
  own_reserve bigint not null default 0 check (own_reserve >= 0),
  -- Up to which day all was declared and paid.
  contributions_settled_until date,
  vat_settled_until date
);
call own_table('treasury_settings');
