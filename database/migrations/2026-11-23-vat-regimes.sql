-- Since when which VAT regime holds: a bill has that of its day, and a credit note that of its bill.
create table vat_regimes (
  owner uuid not null default app_owner(),
  starts_on date not null,
  regime text not null check (regime in ('franchise', 'simplified', 'normal')),
  primary key (owner, starts_on)
);
call own_table('vat_regimes');

-- Of before only the last is known: it is said to have held ever since.
insert into vat_regimes (owner, starts_on, regime)
  select owner, '1900-01-01', vat_regime from profiles where vat_regime is not null;
