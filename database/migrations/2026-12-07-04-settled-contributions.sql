-- When the contributions of a period were said to be declared and paid: what the book says of its days later is to be
-- corrected. By the clock of the database, as the entries of the book are. What was settled without a period, before
-- Plume was there, is settled whatever is written down of it later.
create table contribution_settlements (
  owner uuid not null default app_owner(),
  since date not null,
  until date not null,
  settled_at timestamptz not null default now(),
  primary key (owner, until)
);
call own_table('contribution_settlements');
