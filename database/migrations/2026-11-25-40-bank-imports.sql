-- Statements of banks: the file that was sent, what it said of itself, and the lines that came of it. Each line posts
-- one movement of its account; which lines an account has already is asked of these rows.
create table bank_statements (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Not a foreign key: until it is imported the file goes after a day.
  file_id uuid not null,
  file_name text not null,
  format text not null,
  bank text,
  -- None yet where the import opens the account.
  account_id uuid,
  -- What the file calls it.
  account_written text,
  currency text not null default 'EUR',
  sequence text,
  opening_day date,
  opening bigint,
  closing_day date,
  closing bigint,
  first_day date,
  last_day date,
  left_out jsonb not null default '{}',
  -- Of a table: its headings, and what the person said of its columns and days.
  headings jsonb not null default '[]',
  answers jsonb not null default '{}',
  added integer not null default 0,
  imported_at timestamptz,
  undone_at timestamptz,
  check (undone_at is null or imported_at is not null),
  check (imported_at is null or account_id is not null),
  unique (owner, id),
  foreign key (owner, account_id) references bank_accounts (owner, id) on delete cascade
);
create index on bank_statements (owner, created_at desc, id);
create index on bank_statements (owner, account_id, closing_day desc) where imported_at is not null and undone_at is null;
call own_table('bank_statements');

create table bank_lines (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  statement_id uuid not null,
  account_id uuid not null,
  -- Its place among the lines of its statement.
  position integer not null,
  day date not null,
  value_day date,
  amount bigint not null,
  currency text not null,
  label text not null,
  counterparty text,
  counterparty_iban text,
  reference text,
  bank_id text,
  -- What it is made of: a batch, or a split.
  parts jsonb not null default '[]',
  -- Open until it is said what it was for. Taken out by the person, it posts nothing and stays known.
  state text not null default 'open' check (state in ('open', 'matched', 'takenOut')),
  movement_id uuid,
  unique (owner, id),
  unique (owner, movement_id),
  check ((state = 'takenOut') = (movement_id is null)),
  foreign key (owner, statement_id) references bank_statements (owner, id) on delete cascade,
  foreign key (owner, account_id) references bank_accounts (owner, id),
  foreign key (owner, movement_id) references movements (owner, id)
);
create index on bank_lines (owner, day, id);
create index on bank_lines (owner, amount, id);
create index on bank_lines (owner, account_id, day, id);
create index on bank_lines (owner, day, id) where state = 'open';
create index on bank_lines (owner, statement_id);
call own_table('bank_lines');
