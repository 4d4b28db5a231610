-- Whose certifications come to their end, across owners, and nothing else of them.
create policy run on cv_facts for select
  using (current_setting('app.sweep', true) = 'certificationNotices'
    and kind = 'certification' and content ->> 'expiresOn' is not null);
create index on cv_facts ((content ->> 'expiresOn')) where kind = 'certification';
