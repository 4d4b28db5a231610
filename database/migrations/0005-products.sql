create table products (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  purchase_date date,
  purchase_price bigint,
  shipping_fees bigint,
  advertising_costs bigint,
  delivery_price bigint,
  selling_price bigint,
  selling_date date,
  collected_price bigint,
  sold boolean not null,
  image_id uuid,
  color text,
  size text,
  currency text not null default 'EUR',
  -- Behaviours §11.1: the cost is purchase, shipping and advertising together.
  cost_price bigint not null generated always as
    (coalesce(purchase_price, 0) + coalesce(shipping_fees, 0) + coalesce(advertising_costs, 0)) stored,
  -- What came in (else what is asked for), less the cost and the delivery.
  margin bigint generated always as
    (coalesce(collected_price, selling_price) - coalesce(purchase_price, 0) - coalesce(shipping_fees, 0)
      - coalesce(advertising_costs, 0) - coalesce(delivery_price, 0)) stored,
  check (not sold or (selling_price is not null and selling_date is not null)),
  unique (owner, id)
);

-- One index a sort, in the words of the sort's expression, with the id that makes the order total.
create index on products (owner, (name collate "fr-x-icu"), id);
create index on products (owner, (case when purchase_date is null then '-infinity'::date else purchase_date end), id);
create index on products (owner, (case when selling_date is null then '-infinity'::date else selling_date end), id);
create index on products (owner, (case when selling_price is null then -1 else selling_price end), id);
create index on products (owner, (case when margin is null then -9223372036854775808 else margin end), id);
create index on products using gin (plain_text(name) gin_trgm_ops);

alter table products enable row level security;
alter table products force row level security;
create policy own on products using (owner = app_owner());
grant select, insert, update, delete on products to plume_app;

create trigger mark_change before update on products
  for each row execute function mark_change();
