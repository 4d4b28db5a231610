-- The logo of an organism: drawn anew and small, and everyone's; what was sent for it stays its sender's.
create table organism_logos (
  organism_id uuid primary key references organisms on delete cascade,
  type text not null check (type in ('image/png', 'image/jpeg')),
  -- In base64; some tens of thousands of signs.
  bytes text not null check (length(bytes) < 400000),
  changed_at timestamptz not null default now()
);
grant select, insert, update, delete on organism_logos to plume_app;
