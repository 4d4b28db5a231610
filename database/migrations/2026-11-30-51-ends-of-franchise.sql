-- Of a seller in franchise, that it goes on although more was billed than it allows.
alter table bills add column keeps_franchise boolean not null default false;

-- Goods and services, each by their limits (CGI 293 B I).
alter table profiles drop constraint profiles_franchise_activity_check;
alter table profiles add check (franchise_activity in ('services', 'goods', 'mixed', 'authors'));
