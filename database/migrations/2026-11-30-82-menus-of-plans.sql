-- What a plan opens for writing; none named: all.
alter table plans add column menus text[] not null default '{}';
create constraint trigger count_menus_change after update of menus on plans
  deferrable initially deferred for each row execute function count_access_change();
