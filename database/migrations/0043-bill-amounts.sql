-- Discounts on a line and on the whole, what a line sells and under which VAT category, terms of payment by
-- the end of a month.
alter table bills
  add column discount_rate numeric(5, 2) check (discount_rate between 0 and 100),
  add column discount_amount bigint check (discount_amount >= 0),
  add column payment_terms text not null default 'days'
    check (payment_terms in ('days', 'endOfMonthAfter45', '45AfterEndOfMonth')),
  add check (num_nonnulls(discount_rate, discount_amount) < 2);

alter table bill_lines
  add column discount_rate numeric(5, 2) check (discount_rate between 0 and 100),
  -- Null: a line that copies a product sells a thing, another one a service.
  add column kind text check (kind in ('goods', 'services')),
  -- Null: by who sells, what and to whom.
  add column vat_category text check (vat_category in ('S', 'E', 'AE', 'K', 'G', 'O'));

-- Copies of removed bills lack the columns that are new (decision 022).
truncate removals;
