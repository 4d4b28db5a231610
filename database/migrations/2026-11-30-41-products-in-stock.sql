-- Products of one piece or of several, from whom they were bought and how that was paid (CGI 50-0, 5), and the VAT on
-- their sale: none, on the price, or on the margin alone of second-hand goods (CGI 297 A).
alter table products
  add column quantity integer not null default 1 check (quantity > 0),
  add column supplier_name text,
  add column purchase_means text,
  add column vat_scheme text not null default 'none' check (vat_scheme in ('none', 'price', 'margin')),
  add column vat_rate numeric(5, 2),
  add check (vat_scheme = 'none' or vat_rate is not null);
alter table products
  -- Of the price that is asked for: what a market place keeps for itself bears VAT too.
  add column vat bigint not null generated always as (case vat_scheme
    when 'price' then round(coalesce(selling_price, 0) * vat_rate / (100 + vat_rate))
    when 'margin' then round(greatest(coalesce(selling_price, 0) - coalesce(purchase_price, 0), 0) * vat_rate
      / (100 + vat_rate))
    else 0 end) stored;

-- What came in (else what is asked for), less the cost, the delivery and the VAT.
alter table products drop column margin;
alter table products add column margin bigint generated always as
  (coalesce(collected_price, selling_price) - coalesce(purchase_price, 0) - coalesce(shipping_fees, 0)
    - coalesce(advertising_costs, 0) - coalesce(delivery_price, 0) - case vat_scheme
      when 'price' then round(coalesce(selling_price, 0) * vat_rate / (100 + vat_rate))
      when 'margin' then round(greatest(coalesce(selling_price, 0) - coalesce(purchase_price, 0), 0) * vat_rate
        / (100 + vat_rate))
      else 0 end) stored;
create index on products (owner, (case when margin is null then -9223372036854775808 else margin end), id);

-- What a product brings has its VAT with it.
create or replace function feed_product(product products) returns void language plpgsql as $$
declare
  collected constant bigint := coalesce(product.collected_price, product.selling_price);
  within constant bigint := least(product.vat, collected);
begin
  if product.sold and collected > 0 and product.selling_date is not null and not exists (
      select from bill_lines l join bills b on b.owner = l.owner and b.id = l.bill_id
      where l.owner = product.owner and l.product_id = product.id and b.number is not null
        and b.kind <> 'creditNote') then
    insert into incomes as known (owner, day, label, amount, currency, category, means, product_id, vat, vat_rate)
      values (product.owner, product.selling_date, product.name, collected, product.currency, 'goods', 'other', product.id,
        within, case when within > 0 then product.vat_rate end)
      on conflict (owner, product_id) do update
        set day = excluded.day, label = excluded.label, amount = excluded.amount, vat = excluded.vat,
          vat_rate = excluded.vat_rate
        where (known.day, known.label, known.amount, known.vat, known.vat_rate) is distinct from
          (excluded.day, excluded.label, excluded.amount, excluded.vat, excluded.vat_rate);
  else
    delete from incomes where owner = product.owner and product_id = product.id;
    -- It is taken back with the product, and not by itself.
    delete from removals where owner = product.owner and kind = 'incomes'
      and record ->> 'product_id' = product.id::text;
  end if;
end
$$;

create or replace function sell_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.sold, new.selling_price, new.selling_date, new.collected_price, new.name, new.vat)
      is distinct from (old.sold, old.selling_price, old.selling_date, old.collected_price, old.name, old.vat) then
    if new.sold or (tg_op = 'UPDATE' and old.sold) then
      perform feed_product(new);
    end if;
  end if;
  return null;
end
$$;

create index on products (owner, purchase_date);
