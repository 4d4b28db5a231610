-- Private links by which a client reads one bill without an account. The secret stands here as it is: whoever
-- reads this table reads the bills beside it, so that a digest would hide nothing, and its owner can copy it
-- again.
create table bill_links (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  bill_id uuid not null,
  secret text not null unique check (length(secret) >= 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  unique (owner, id),
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade
);
create index on bill_links (owner, bill_id, created_at);

alter table bill_links enable row level security;
alter table bill_links force row level security;
create policy own on bill_links using (owner = app_owner());
-- Whoever holds a secret finds its link, and nothing else.
create policy held on bill_links for select
  using (secret = nullif(current_setting('app.link', true), ''));
grant select, insert on bill_links to plume_app;
grant update (revoked_at) on bill_links to plume_app;
