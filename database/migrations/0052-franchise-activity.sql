-- What the business does, by which the law sets the thresholds of the VAT franchise (CGI 293 B).

alter table profiles add column franchise_activity text
  check (franchise_activity in ('services', 'goods', 'authors'));
