-- Where money lies, and what was posted there. What is only planned is in no account: the balance of a day is what it
-- began with and what was posted up to then.
create table bank_accounts (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  kind text not null check (kind in ('bank', 'card', 'savings', 'cash')),
  bank_name text,
  iban text,
  currency text not null default 'EUR',
  -- What was there on the morning of this day.
  opening_balance bigint not null default 0,
  opened_on date not null,
  closed_on date check (closed_on >= opened_on),
  -- By statements each line is posted as the bank says it; by hand, what is written down elsewhere is posted at once.
  fed_by text not null default 'hand' check (fed_by in ('hand', 'statements')),
  -- Where money comes in and goes out when nothing else is said.
  main boolean not null default false,
  unique (owner, id)
);
create unique index on bank_accounts (owner) where main;
create unique index on bank_accounts (owner, iban);
create index on bank_accounts (owner, (name collate "fr-x-icu"), id);
call own_table('bank_accounts');
call searchable('bank_accounts', 'name', 'bank_name', 'iban');
call undoable('bank_accounts');

-- What an account was credited (above zero) or debited (below). A line of a statement is one; so is what a receipt, an
-- outcome or a transfer of one's own posts on an account that is kept by hand.
create table movements (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  account_id uuid not null,
  day date not null,
  value_day date,
  label text not null,
  counterparty text,
  amount bigint not null check (amount <> 0),
  currency text not null,
  source text not null check (source in ('receipt', 'outcome', 'transfer', 'owner', 'statement')),
  -- Both sides of a transfer bear the same one.
  transfer_id uuid,
  -- What it was posted for: an entry of the book of receipts, with its bill or income, or what was spent.
  receipt_sequence integer,
  bill_id uuid,
  income_id uuid,
  outcome_id uuid,
  unique (owner, id),
  unique (owner, receipt_sequence),
  unique (owner, outcome_id),
  foreign key (owner, account_id) references bank_accounts (owner, id),
  check ((source = 'transfer') = (transfer_id is not null)),
  check ((source = 'receipt') = (receipt_sequence is not null)),
  check ((source = 'outcome') = (outcome_id is not null))
);
create index on movements (owner, account_id, day, id);
create index on movements (owner, account_id, amount, id);
create index on movements (owner, transfer_id) where transfer_id is not null;
call own_table('movements');

-- What was posted, kept by account and month: a balance adds up months, and one month's movements.
create table account_months (
  owner uuid not null default app_owner(),
  account_id uuid not null,
  month date not null,
  total bigint not null,
  primary key (owner, account_id, month),
  foreign key (owner, account_id) references bank_accounts (owner, id) on delete cascade
);
call own_table('account_months', 'erased', false);

create function count_movements() returns trigger language plpgsql as $$
begin
  insert into account_months as kept (owner, account_id, month, total)
  select owner, account_id, date_trunc('month', day)::date,
    sum(case when tg_op = 'DELETE' then -amount else amount end)
  from posted group by 1, 2, 3
  on conflict (owner, account_id, month) do update set total = kept.total + excluded.total;
  return null;
end
$$;
create trigger count_posted after insert on movements referencing new table as posted
  for each statement execute function count_movements();
create trigger count_removed after delete on movements referencing old table as posted
  for each statement execute function count_movements();
-- What is posted stays as it is: another amount or day is another movement. Its words may be put right.
create function keep_posted() returns trigger language plpgsql as $$
begin
  if (new.owner, new.account_id, new.day, new.amount, new.currency)
      is distinct from (old.owner, old.account_id, old.day, old.amount, old.currency) then
    raise exception 'a movement is posted once' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep_posted before update on movements for each row execute function keep_posted();

-- The balance of an account at the end of a day.
create function balance_on(account bank_accounts, on_day date) returns bigint language sql stable
  return case when on_day < account.opened_on then 0 else account.opening_balance
    + coalesce((select sum(total) from account_months
        where owner = account.owner and account_id = account.id and month < date_trunc('month', on_day)), 0)
    + coalesce((select sum(amount) from movements
        where owner = account.owner and account_id = account.id
          and day >= date_trunc('month', on_day) and day <= on_day), 0) end;

-- The account that money of a day goes through when nobody says which: notes and coins the till, all else the main one.
create function usual_account(of_owner uuid, by text) returns uuid language sql stable
  return coalesce(
    (select id from bank_accounts where by = 'cash' and owner = of_owner and kind = 'cash' and closed_on is null
      order by created_at, id limit 1),
    (select id from bank_accounts where owner = of_owner and main));

-- Whether what is written down elsewhere is posted there: on an account kept by hand, from its first day to its last.
-- A line of a statement that is matched posts nothing a second time: who matches says so (app.posted).
create function takes_by_hand(account bank_accounts, on_day date, of_currency text) returns boolean language sql stable
  return account.fed_by = 'hand' and on_day >= account.opened_on and on_day <= coalesce(account.closed_on, on_day)
    and account.currency = of_currency
    and coalesce(current_setting('app.posted', true), '') <> 'line';
