-- CVs: each shows the same facts to another reader, in another order, in words of its own here and there.
create table cvs (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  name text not null,
  target text,
  offer_id uuid,
  language text not null check (language in ('fr', 'en')),
  template text not null check (template in ('sober', 'dossier')),
  color text not null,
  headline text,
  summary text,
  anonymous boolean not null,
  other_language boolean not null,
  hides_expired boolean not null,
  daily_rate_ht bigint check (daily_rate_ht >= 0),
  -- Order, what is hidden, and words of its own, by the ids of facts: one that is gone leaves nothing to show, and
  -- finds its place again when it comes back.
  layout jsonb not null default '{}',
  archived_at timestamptz,
  unique (owner, id),
  foreign key (owner, offer_id) references offers (owner, id) on delete set null (offer_id)
);
create index on cvs (owner, archived_at, changed_at, id);
create index on cvs (owner, offer_id);

call own_table('cvs');
call searchable('cvs', 'name', 'target');
call undoable('cvs');
