-- A period of contributions is declared first and paid later: until then what it asks for is kept aside. What was
-- settled before was said to be both.
alter table contribution_settlements add column paid_on date;
update contribution_settlements set paid_on = (settled_at at time zone 'Europe/Paris')::date;
