-- The currency of a profile was kept and did nothing: everything is billed in euros.
update profiles set currency = 'EUR' where currency <> 'EUR';
alter table profiles add check (currency = 'EUR');
