-- From which day on VAT is declared here is said once, beside the returns: what is set aside reads it there.
insert into vat_settings (owner, starts_on)
select owner, vat_settled_until + 1 from treasury_settings where vat_settled_until is not null
on conflict (owner) do update set starts_on = coalesce(vat_settings.starts_on, excluded.starts_on);

alter table treasury_settings drop column vat_settled_until;
