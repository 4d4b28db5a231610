-- The official list is imported by administrators: families are renamed too, and of jobs that were
-- withdrawn several may have borne one title.
grant update (title) on job_families to plume_app;
drop index jobs_family_plain_text_idx;
create unique index on jobs (family, plain_text(title)) where withdrawn_at is null;
