-- What a return must know of a received bill: whether it is a fixed asset, what share of its VAT may be deducted, where
-- its supplier is established (the VAT of what is bought abroad is the buyer's to pay), and whether VAT on its services
-- is due by the bill rather than by its payment.
alter table purchases
  add column is_asset boolean not null default false,
  add column deductible_share numeric(5, 2) not null default 100 check (deductible_share between 0 and 100),
  add column origin text not null default 'home',
  add column reverse_rate numeric(5, 2),
  add column vat_on_debits boolean not null default false;

-- The rate of an income is in the book beside its VAT; the words that are sealed have the VAT.
alter table receipts add column vat_rate numeric(5, 2);

create or replace function receipt_of_income(income incomes, sign integer, on_day date) returns receipts
  language plpgsql as $$
declare
  entry receipts;
begin
  entry.owner := income.owner;
  entry.day := on_day;
  entry.income_id := income.id;
  entry.reference := '';
  entry.client_name := coalesce(income.payer_name, '');
  entry.nature := income.label;
  entry.category := income.category;
  entry.amount := sign * income.amount;
  entry.vat := sign * income.vat;
  entry.vat_rate := income.vat_rate;
  entry.currency := income.currency;
  entry.means := income.means;
  return entry;
end
$$;

-- How someone declares VAT.
create table vat_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  due_day smallint not null default 15 check (due_day between 1 and 31),
  rhythm text check (rhythm in ('monthly', 'quarterly')),
  -- Returns of before were made elsewhere, and left so much over.
  starts_on date,
  credit_before bigint not null default 0 check (credit_before >= 0),
  -- VAT of the year before a yearly return, of which its instalments are.
  last_year_vat bigint check (last_year_vat >= 0),
  foreign_services_box text not null default 'A3' check (foreign_services_box in ('A3', 'B4'))
);
call own_table('vat_settings');

-- Returns that were declared: their boxes stay as they were, whatever is known later.
create table vat_returns (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  form text not null check (form in ('ca3', 'ca12')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  due_on date not null,
  declared_on date not null,
  paid_on date,
  boxes jsonb not null,
  yearly jsonb,
  -- In whole euros: what is to be paid, what is carried on, what instalments brought too much, what is asked back.
  to_pay bigint not null check (to_pay >= 0),
  credit bigint not null check (credit >= 0),
  overpaid bigint not null default 0 check (overpaid >= 0),
  refund_asked bigint not null default 0 check (refund_asked >= 0),
  unique (owner, id),
  unique (owner, starts_on)
);
call own_table('vat_returns');

-- What a return counted, each by what it is of and its day. The next one counts what is missing of it by then.
create table vat_return_parts (
  owner uuid not null default app_owner(),
  return_id uuid not null,
  key text not null,
  kind text not null,
  source text not null,
  day date not null,
  label text not null,
  rate numeric(5, 2) not null,
  zone text not null,
  base bigint not null,
  tax bigint not null,
  bill_id uuid,
  income_id uuid,
  purchase_id uuid,
  outcome_id uuid,
  primary key (owner, return_id, key),
  foreign key (owner, return_id) references vat_returns (owner, id) on delete cascade
);
call own_table('vat_return_parts');
