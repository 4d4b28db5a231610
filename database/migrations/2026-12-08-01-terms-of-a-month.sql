-- What held of a contract in a month or on a day: its columns say what holds today.

create function term_on(c contracts, term text, day date) returns text language sql stable as $$
  select coalesce(
    (select a.changes ->> term from contract_amendments a
      where a.owner = c.owner and a.contract_id = c.id and a.activated_on is not null and a.changes ? term
        and a.effective_on <= day
      order by a.effective_on desc, a.number desc limit 1),
    c.first_terms ->> term)
$$;

-- A unit and the hours of a day change on the first of a month only: one holds for all of it.
create function unit_in(c contracts, month text) returns text language sql stable as $$
  select coalesce(term_on(c, 'unit', ((month || '-01')::date + interval '1 month - 1 day')::date), c.unit)
$$;

create function hours_in(c contracts, month text) returns numeric language sql stable as $$
  select coalesce(term_on(c, 'hoursPerDay', ((month || '-01')::date + interval '1 month - 1 day')::date)::numeric,
    c.hours_per_day)
$$;

create function price_on(c contracts, day date) returns bigint language sql stable as $$
  select coalesce(term_on(c, 'priceHT', day)::bigint, c.price_ht)
$$;
