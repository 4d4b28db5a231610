-- A period whose bill a credit note took back whole is free to be billed again; what was billed stays to be read.
alter table contract_periods
  add column freed boolean not null default false,
  drop constraint contract_periods_owner_contract_id_daterange_excl,
  add exclude using gist
    (owner with =, contract_id with =, daterange(start_date, end_date, '[]') with &&) where (not freed);
grant update (freed) on contract_periods to plume_app;
