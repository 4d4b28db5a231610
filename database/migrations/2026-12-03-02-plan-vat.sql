-- By which of the rates of its day and place a plan is billed (CGI 278, 279, 278-0 bis; overseas 296).
alter table plans add column vat_category text not null default 'normal'
  check (vat_category in ('normal', 'intermediate', 'reduced'));
-- The received bill that a subscriber made of the bill of a period.
alter table subscription_bills add column purchase_id uuid;
