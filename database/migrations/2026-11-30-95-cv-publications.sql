-- Two more ways to set a CV.
alter table cvs drop constraint cvs_template_check;
alter table cvs add check (template in ('sober', 'banner', 'onePage', 'dossier'));

-- The CV that everybody may read, on one's page of the directory and as a page of one's site: the copy that was frozen
-- with it, and what it says in each language, without what reaches its person.
create table cv_publications (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  place text not null check (place in ('directory', 'site')),
  cv_copy_id uuid not null,
  papers jsonb not null,
  published_at timestamptz not null,
  unique (owner, id),
  unique (owner, place),
  foreign key (owner, cv_copy_id) references cv_copies (owner, id) on delete cascade
);
create index on cv_publications (owner, cv_copy_id);

call own_table('cv_publications');
