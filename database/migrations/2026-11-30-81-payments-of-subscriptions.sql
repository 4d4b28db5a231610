-- What a provider of payments knows of subscribers: by what they pay, the pages they were sent to, and each try to
-- take the money of a bill. What became of it is asked, never believed: a counter says whose answer is the newest.

create table payment_methods (
  owner uuid primary key references subscriptions on delete cascade,
  provider text not null,
  -- As the provider calls them, and by what they pay; a card or an account that is not entered yet is none.
  customer text not null,
  method text,
  means text check (means in ('card', 'sepa')),
  label text not null default '',
  since timestamptz,
  -- Its mandate was withdrawn: nothing more is taken by it.
  gone_at timestamptz,
  check (num_nulls(method, means, since) in (0, 3))
);
call own_table('payment_methods');
create policy seller on payment_methods using (is_subscription_seller());
create index on payment_methods (method) where method is not null;

create table payment_pages (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null references subscriptions on delete cascade,
  mode text not null check (mode in ('setup', 'payment')),
  -- What is chosen by it, and at which price; or the place of the bill that it pays; or neither: only by what is paid.
  plan_id uuid references plans,
  period text check (period in ('monthly', 'quarterly', 'annual')),
  price_ht bigint check (price_ht > 0),
  position integer,
  amount bigint check (amount > 0),
  -- As the provider calls it, once it answered.
  session text unique,
  url text,
  state text not null default 'open' check (state in ('open', 'complete', 'expired')),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  asked integer not null default 0,
  ask_at timestamptz not null,
  check (num_nulls(plan_id, period, price_ht) in (0, 3)),
  check ((amount is null) = (mode = 'setup')),
  foreign key (owner, position) references subscription_bills (owner, position) on delete cascade
);
call own_table('payment_pages');
create policy seller on payment_pages using (is_subscription_seller());
-- One at a time: nobody pays twice by two pages.
create unique index on payment_pages (owner) where state = 'open';
create index on payment_pages (ask_at) where state = 'open';
create index on payment_pages (owner, created_at);

create table payment_tries (
  owner uuid not null,
  position integer not null,
  number integer not null check (number > 0),
  -- The paper of the seller's, and the payment recorded of it.
  bill_id uuid not null,
  payment_id uuid,
  -- What came too late for its bill, and is the client's credit.
  kept_as_credit bigint not null default 0 check (kept_as_credit >= 0),
  -- What we asked to be given back of it.
  refunded bigint not null default 0 check (refunded >= 0),
  means text not null check (means in ('card', 'sepa')),
  method text,
  amount bigint not null check (amount > 0),
  state text not null default 'open'
    check (state in ('open', 'processing', 'failed', 'succeeded', 'takenBack', 'lost')),
  reason text check (reason in ('authentication', 'funds', 'other')),
  -- As the provider calls the payment, once it answered.
  object text unique,
  created_at timestamptz not null,
  -- Until the answer is there, money may have been taken.
  sent_at timestamptz,
  ended_at timestamptz,
  asked integer not null default 0,
  ask_at timestamptz not null,
  primary key (owner, position, number),
  unique (bill_id, number),
  foreign key (owner, position) references subscription_bills (owner, position) on delete cascade
);
call own_table('payment_tries');
create policy seller on payment_tries using (is_subscription_seller());
create index on payment_tries (ask_at) where state in ('open', 'processing');

-- What a provider told, so that nothing told twice is done twice; for thirty days.
create table payment_events (
  provider text not null,
  id text not null,
  received_at timestamptz not null,
  primary key (provider, id)
);
grant select, insert, delete on payment_events to plume_app;
create index on payment_events (received_at);

select pgboss.create_queue('paymentEvent', '{"policy": "standard", "retryLimit": 200,
  "retryDelay": 30, "retryBackoff": true, "expireInSeconds": 120, "retentionMinutes": 43200}');
select pgboss.create_queue('paymentCharge', '{"policy": "standard", "retryLimit": 200,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
