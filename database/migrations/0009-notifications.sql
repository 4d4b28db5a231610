-- What happened that its owner should hear of. Never ready-made words: the kind, what it is about, and
-- the values that its text speaks of, so that it is read in whichever language its reader chose.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  kind text not null,
  -- The payment, message … that is told of. It is told of once.
  cause_id uuid not null,
  bill_id uuid,
  parameters jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (owner, kind, cause_id),
  foreign key (owner, bill_id) references bills (owner, id) on delete cascade
);
create index on notifications (owner, created_at, id);
-- The bell of every page counts these.
create index on notifications (owner, created_at, id) where read_at is null;
create index on notifications (owner, bill_id) where bill_id is not null;

alter table notifications enable row level security;
alter table notifications force row level security;
create policy own on notifications using (owner = app_owner());
grant select, insert on notifications to plume_app;
grant update (read_at) on notifications to plume_app;
