-- What someone means to spend on a category in a month, from that month on until another amount is said; null says
-- that there is no budget for it any more.
create table budgets (
  owner uuid not null default app_owner(),
  category text not null,
  month date not null check (extract(day from month) = 1),
  amount bigint check (amount >= 0),
  primary key (owner, category, month)
);
call own_table('budgets');
