-- Why a bill is taken back, on its credit note or its correction.
alter table bills add column reason text;

-- By what the buyer knows it, when it was supplied, and what is taken off where it is paid early.
alter table bills
  add column buyer_reference text,
  add column contract_reference text,
  add column supplied_on date,
  add column early_payment_rate numeric(5, 2),
  add column early_payment_days integer check (early_payment_days between 1 and 60),
  add check (num_nulls(early_payment_rate, early_payment_days) in (0, 2));

-- A unit price has up to six decimals of a euro (BR-FR-DEC-03); sums stay in whole cents.
alter table bill_lines alter column unit_price_ht type numeric(17, 4);
alter table quote_lines alter column unit_price_ht type numeric(17, 4);
