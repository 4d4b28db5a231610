-- Public bodies: thirty days to pay, and the rate of the law when they are late (code de la commande publique).
alter table clients drop constraint clients_kind_check;
alter table clients add constraint clients_kind_check check (kind in ('company', 'publicBody', 'individual'));
