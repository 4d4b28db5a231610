-- An import that is taken back has no account any more where it had opened it.
alter table bank_statements
  drop constraint bank_statements_check1,
  add check (imported_at is null or undone_at is not null or account_id is not null);
