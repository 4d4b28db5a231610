-- What people offer on their page of the directory: of their own products, those that they chose, with
-- their prices if they want. What is no longer there, or sold, is left out when the page is read.
alter table profiles
  add column offered_products uuid[] not null default '{}',
  add column offer_prices boolean not null default false;
