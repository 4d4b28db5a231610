-- Lists as their owner wants to find them again: search, filters, sort and columns, under a name.
create table views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The list, by the name of its area's card.
  area text not null,
  name text not null,
  -- What the list's address says after its question mark.
  query text not null,
  -- Pinned ones stand as tabs above their list.
  pinned boolean not null,
  unique (owner, area, name)
);
call own_table('views');
