-- An import that opened an account takes it back where it is undone and nothing else was said of it.
alter table bank_statements add column opened_account boolean not null default false;
