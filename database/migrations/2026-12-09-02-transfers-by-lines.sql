-- A transfer between an account that is fed by statements and one that is kept by hand is said of the bank's own line:
-- its other side then stands on the account kept by hand, and goes with what was said of the line.
alter table movements drop constraint movements_source_check;
alter table movements add constraint movements_source_check
  check (source in ('receipt', 'outcome', 'transfer', 'owner', 'statement', 'line'));
