-- How someone wants their navigation: what stands first, what they never use, whether single keys lead somewhere.
create table navigation_choices (
  owner uuid primary key default app_owner(),
  changed_at timestamptz not null default now(),
  pins text[] not null default '{}',
  hidden text[] not null default '{}',
  shortcuts boolean not null default true
);
call own_table('navigation_choices');
