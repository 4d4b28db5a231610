-- Why a bill is taken back, on its credit note or its correction.
alter table bills add column reason text;

-- A unit price has up to six decimals of a euro (BR-FR-DEC-03); sums stay in whole cents.
alter table bill_lines alter column unit_price_ht type numeric(17, 4);
alter table quote_lines alter column unit_price_ht type numeric(17, 4);
