-- What a copy of a CV says as JSON Resume, which whoever holds its link may take as well, where its owner allows it.
-- Copies of before have none.
alter table cv_copies
  add column resume jsonb,
  add column resume_allowed boolean not null default false;
grant update (resume_allowed) on cv_copies to plume_app;
