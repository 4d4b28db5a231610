-- Plans that an installation offers, what happened to each person's subscription, and who bills it. States are never
-- stored: domain/subscription.ts says them of these facts and of the day.

create table plans (
  id uuid primary key default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  name_fr text not null,
  name_en text not null,
  text_fr text not null default '',
  text_en text not null default '',
  period text not null check (period in ('monthly', 'quarterly', 'annual')),
  -- The order on the page of prices.
  place integer not null default 0,
  -- Withdrawn otherwise: who has it keeps it, nobody else chooses it.
  offered boolean not null default false
);
grant select, insert, update on plans to plume_app;
create trigger mark_change before update on plans for each row execute function mark_change();

-- What a period of a plan costs without VAT, from a day on, in cents.
create table plan_prices (
  plan_id uuid not null references plans on delete cascade,
  starts_on date not null,
  price_ht bigint not null check (price_ht between 1 and 99999999),
  primary key (plan_id, starts_on)
);
grant select, insert, update on plan_prices to plume_app;

-- Whose bills those of subscriptions are: one account, named by administrators.
create table subscription_seller (
  only_one boolean primary key default true check (only_one),
  seller uuid not null references people
);
grant select, insert, update on subscription_seller to plume_app;

create function is_subscription_seller() returns boolean
  language sql stable
  as $$ select exists (select from subscription_seller where seller = app_owner()) $$;

create table subscriptions (
  owner uuid primary key,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  trial_ends_on date not null,
  -- The plan in force: its n-th period begins n periods after the anchor.
  plan_id uuid references plans,
  period text check (period in ('monthly', 'quarterly', 'annual')),
  means text check (means in ('transfer', 'card', 'sepa')),
  anchor date,
  billed integer check (billed >= 0),
  -- What a period costs whoever chose it, until they are told of another price.
  price_ht bigint check (price_ht > 0),
  cancelled_on date,
  lapsed_on date,
  given_until date,
  credit bigint not null default 0 check (credit >= 0),
  -- When the next period is to be billed.
  bills_on date,
  check (num_nulls(plan_id, period, means, anchor, billed, price_ht) in (0, 6))
);
call own_table('subscriptions');
-- Who bills them sees them all, and administrators do.
create policy seller on subscriptions using (is_subscription_seller());
create policy people on subscriptions using (current_setting('app.scope', true) = 'people');
-- Whom trials, bills and renewals are told to.
create policy notices on subscriptions for select
  using (current_setting('app.sweep', true) = 'subscriptionNotices');
create index on subscriptions (bills_on) where bills_on is not null;
create index on subscriptions (trial_ends_on) where plan_id is null or cancelled_on is not null;

-- The bill of each period, once; the paper is one of the seller's.
create table subscription_bills (
  owner uuid not null references subscriptions on delete cascade,
  position integer not null check (position >= 0),
  plan_id uuid not null references plans,
  period text not null check (period in ('monthly', 'quarterly', 'annual')),
  means text not null check (means in ('transfer', 'card', 'sepa')),
  starts_on date,
  ends_on date,
  -- With VAT.
  amount bigint not null check (amount >= 0),
  from_credit bigint not null default 0 check (from_credit between 0 and amount),
  money text not null check (money in ('unknown', 'processing', 'failed', 'succeeded')),
  due_since date,
  grace_ends_on date,
  credited_on date,
  -- Of another owner: no key holds what is erased with its own.
  bill_id uuid not null unique,
  primary key (owner, position),
  check (num_nulls(starts_on, ends_on) in (0, 2))
);
call own_table('subscription_bills');
create policy seller on subscription_bills using (is_subscription_seller());
create policy people on subscription_bills using (current_setting('app.scope', true) = 'people');
create policy notices on subscription_bills for select
  using (current_setting('app.sweep', true) = 'subscriptionNotices');
create index on subscription_bills (grace_ends_on) where money = 'failed' and credited_on is null;
create unique index on subscription_bills (owner, starts_on) where credited_on is null;

-- As whom the seller bills each subscriber.
create table subscription_clients (
  owner uuid not null default app_owner(),
  subscriber uuid not null,
  client_id uuid not null,
  primary key (owner, subscriber),
  foreign key (owner, client_id) references clients (owner, id)
);
call own_table('subscription_clients', 'erased', false);
create index on subscription_clients (owner, client_id);

-- Whoever keeps what people may do asks for this count, and looks again (migration 0023).
create constraint trigger count_access_change after update on subscriptions
  deferrable initially deferred for each row execute function count_access_change();
create constraint trigger count_access_change after insert or update on subscription_bills
  deferrable initially deferred for each row execute function count_access_change();
create constraint trigger count_access_change after insert or update on plans
  deferrable initially deferred for each row when (new.offered) execute function count_access_change();

-- Who was here before begins the trial with this.
insert into subscriptions (owner, trial_ends_on)
select id, (now() at time zone 'Europe/Paris')::date + 30 from people where closed_at is null;
