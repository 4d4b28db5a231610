-- Who chose so for an account has what is sure of its lines confirmed with their statement.
alter table bank_accounts add column confirm_sure boolean not null default false;
