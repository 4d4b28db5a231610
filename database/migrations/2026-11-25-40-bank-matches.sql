-- What a line of a bank was for: each row is a part of it, and only ever added. A match that was wrong is taken back
-- by rows that name those they reverse.
create table line_matches (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  line_id uuid not null,
  kind text not null check (kind in ('bill', 'purchase', 'income', 'outcome', 'transfer', 'owner', 'written')),
  -- As in the line: money in is above zero.
  amount bigint not null check (amount <> 0),
  bill_id uuid,
  payment_id uuid,
  purchase_id uuid,
  -- What was made of it; it goes when the match is taken back.
  made_id uuid,
  -- The other side of a transfer between own accounts.
  other_line_id uuid,
  reversal_of uuid,
  unique (owner, id),
  unique (owner, reversal_of),
  foreign key (owner, line_id) references bank_lines (owner, id) on delete cascade,
  foreign key (owner, other_line_id) references bank_lines (owner, id) on delete cascade,
  foreign key (owner, reversal_of) references line_matches (owner, id) on delete cascade,
  foreign key (owner, bill_id) references bills (owner, id),
  foreign key (owner, purchase_id) references purchases (owner, id)
);
create index on line_matches (owner, line_id, created_at);
create index on line_matches (owner, other_line_id) where other_line_id is not null;
create index on line_matches (owner, bill_id) where bill_id is not null;
create index on line_matches (owner, purchase_id) where purchase_id is not null;
call own_table('line_matches');

-- What was refused for a line once is never proposed for it again.
create table match_refusals (
  owner uuid not null default app_owner(),
  line_id uuid not null,
  -- A bill, or a received one.
  target_id uuid not null,
  primary key (owner, line_id, target_id),
  foreign key (owner, line_id) references bank_lines (owner, id) on delete cascade
);
call own_table('match_refusals');
