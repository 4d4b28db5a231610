-- A CV shows the photo of the profile where it is asked for, and the pages that tell more of its person.
alter table cvs add column shows_photo boolean not null default false;
alter table cvs add column links text[] not null default '{}';
-- The CV that was made of what a file says at its head.
alter table cv_resumes
  add column cv_id uuid,
  add foreign key (owner, cv_id) references cvs (owner, id) on delete set null (cv_id);
create index on cv_resumes (owner, cv_id);
