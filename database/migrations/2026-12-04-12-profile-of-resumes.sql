-- What an import of a CV's file put into the profile, and what stood there before: the import is taken back whole.
alter table cv_resumes
  add column profile_taken jsonb,
  add column profile_before jsonb;
