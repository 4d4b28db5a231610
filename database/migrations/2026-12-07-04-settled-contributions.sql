-- When contributions were said to be declared and paid up to a day: what the book says of it later is to be corrected.
-- By the clock of the database, as the entries of the book are.
create table contribution_settlements (
  owner uuid not null default app_owner(),
  until date not null,
  settled_at timestamptz not null default now(),
  primary key (owner, until)
);
alter table treasury_settings no force row level security;
insert into contribution_settlements (owner, until)
  select owner, contributions_settled_until from treasury_settings where contributions_settled_until is not null;
alter table treasury_settings force row level security;
call own_table('contribution_settlements');
