-- Income that is no bill, in the same sealed book as what bills bring. Entries written before keep their seals: each
-- says by which words it is sealed.
alter table receipts
  alter column client_id drop not null,
  add column id uuid not null default gen_random_uuid(),
  add column wording smallint not null default 1,
  add column income_id uuid,
  -- Of an income that is no bill; what a bill is for, and its VAT, the bill says itself.
  add column category text,
  add column vat bigint not null default 0,
  add check (wording > 1 or client_id is not null),
  add check (num_nonnulls(client_id, income_id) > 0);
create unique index on receipts (owner, id);
create index on receipts (owner, day, id);
create index on receipts (owner, amount, id);
create index on receipts (owner, income_id, sequence) where income_id is not null;

create or replace function receipt_words(entry receipts) returns text language sql immutable
  return case entry.wording when 1 then
    concat_ws('|', entry.owner, entry.sequence, to_char(entry.day, 'YYYY-MM-DD'), entry.bill_id,
      entry.client_id, entry.reference, entry.client_name, entry.nature, entry.amount, entry.currency,
      entry.means, extract(epoch from entry.recorded_at)::numeric, entry.previous_sha256)
  else
    -- Nothing is left out and each text is quoted, so that no two entries have the same words.
    concat_ws('|', entry.wording, entry.owner, entry.sequence, entry.id, to_char(entry.day, 'YYYY-MM-DD'),
      coalesce(entry.bill_id::text, '-'), coalesce(entry.client_id::text, '-'), coalesce(entry.income_id::text, '-'),
      quote_nullable(entry.reference), quote_nullable(entry.client_name), quote_nullable(entry.nature),
      quote_nullable(entry.category), entry.amount, entry.vat, entry.currency, quote_nullable(entry.means),
      extract(epoch from entry.recorded_at)::numeric, coalesce(entry.previous_sha256, '-'))
  end;

-- Income that is no bill: what it was for, who paid, and where it went.
create table incomes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  day date not null,
  label text not null,
  payer_name text,
  amount bigint not null check (amount > 0),
  currency text not null default 'EUR',
  category text not null,
  means text not null,
  vat_rate numeric(5, 2),
  -- The part of the amount that is VAT.
  vat bigint not null default 0 check (vat >= 0 and vat <= amount),
  account_id uuid,
  -- A product that was sold without a bill; kept when the product goes, for the money came in.
  product_id uuid,
  unique (owner, id),
  unique (owner, product_id),
  foreign key (owner, account_id) references bank_accounts (owner, id) on delete set null (account_id)
);
create index on incomes (owner, day, id);
create index on incomes (owner, amount, id);
create index on incomes (owner, account_id) where account_id is not null;
call own_table('incomes', 'kept');
call searchable('incomes', 'label', 'payer_name');
call undoable('incomes');
call takes_notes('incomes', 'incomes', 'income_id');

-- Posts an entry of the book on the account that it went to, where that one is kept by hand.
create function post_receipt(entry receipts, to_account uuid) returns void language plpgsql as $$
declare
  account bank_accounts;
begin
  select * into account from bank_accounts
    where owner = entry.owner and id = coalesce(to_account, usual_account(entry.owner, entry.means));
  if found and takes_by_hand(account, entry.day, entry.currency) then
    insert into movements (owner, account_id, day, label, counterparty, amount, currency, source, receipt_sequence,
        bill_id, income_id)
      values (entry.owner, account.id, entry.day,
        coalesce(nullif(concat_ws(' · ', nullif(entry.reference, ''), nullif(entry.nature, '')), ''), entry.client_name),
        nullif(entry.client_name, ''), entry.amount, entry.currency, 'receipt', entry.sequence,
        entry.bill_id, entry.income_id)
      on conflict do nothing;
  end if;
end
$$;

-- Seals an entry over the one before, and posts it.
create function seal_receipt(entry receipts, to_account uuid default null) returns void language plpgsql as $$
begin
  insert into receipt_heads (owner, last, sha256) values (entry.owner, 0, '') on conflict do nothing;
  select last + 1, nullif(sha256, '') into entry.sequence, entry.previous_sha256
    from receipt_heads where owner = entry.owner for update;
  entry.id := gen_random_uuid();
  entry.wording := 2;
  entry.recorded_at := now();
  entry.vat := coalesce(entry.vat, 0);
  entry.sha256 := encode(sha256(convert_to(receipt_words(entry), 'UTF8')), 'hex');
  insert into receipts select entry.*;
  update receipt_heads set last = entry.sequence, sha256 = entry.sha256 where owner = entry.owner;
  perform post_receipt(entry, to_account);
end
$$;

create or replace function write_receipt(of_owner uuid, of_bill uuid, of_client uuid, on_day date, cents bigint, by text)
  returns void language plpgsql as $$
declare
  bill bills;
  entry receipts;
begin
  select * into bill from bills where owner = of_owner and id = of_bill;
  entry.owner := of_owner;
  entry.day := on_day;
  entry.bill_id := of_bill;
  entry.client_id := coalesce(of_client, bill.client_id);
  entry.reference := coalesce(bill.number, '');
  entry.client_name := coalesce(bill.client_name,
    (select name from clients where owner = of_owner and id = of_client), '');
  entry.nature := coalesce(bill.services, '');
  entry.amount := cents;
  entry.currency := coalesce(bill.currency, 'EUR');
  entry.means := by;
  perform seal_receipt(entry);
end
$$;

create function receipt_of_income(income incomes, sign integer, on_day date) returns receipts language plpgsql as $$
declare
  entry receipts;
begin
  entry.owner := income.owner;
  entry.day := on_day;
  entry.income_id := income.id;
  entry.reference := '';
  entry.client_name := coalesce(income.payer_name, '');
  entry.nature := income.label;
  entry.category := income.category;
  entry.amount := sign * income.amount;
  entry.vat := sign * income.vat;
  entry.currency := income.currency;
  entry.means := income.means;
  return entry;
end
$$;

-- The day that the API says it is, in Paris; without it, the machine's.
create function app_today() returns date language sql stable
  return coalesce(nullif(current_setting('app.today', true), '')::date, (now() at time zone 'Europe/Paris')::date);

-- An income enters the book with its row. Whatever of it is put right, or taken back, is an entry below zero.
create function receive_income() returns trigger language plpgsql as $$
declare
  today constant date := app_today();
  entry receipts;
begin
  if tg_op = 'UPDATE' and (new.day, new.label, new.payer_name, new.amount, new.currency, new.category, new.means,
      new.vat) is not distinct from (old.day, old.label, old.payer_name, old.amount, old.currency, old.category,
      old.means, old.vat) then
    -- The book does not say through which account it came.
    if new.account_id is distinct from old.account_id then
      select * into entry from receipts where owner = new.owner and income_id = new.id order by sequence desc limit 1;
      delete from movements where owner = new.owner and receipt_sequence = entry.sequence;
      perform post_receipt(entry, new.account_id);
    end if;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform seal_receipt(receipt_of_income(old, -1, greatest(today, old.day)), old.account_id);
  end if;
  if tg_op <> 'DELETE' then
    perform seal_receipt(receipt_of_income(new, 1, new.day), new.account_id);
  end if;
  return null;
end
$$;
create trigger receive after insert or update or delete on incomes
  for each row execute function receive_income();

-- A product that is sold brings what was collected for it, once: as income of its own, unless a bill that was issued
-- sells it, whose payments do. Un-selling takes it back.
create function feed_product(product products) returns void language plpgsql as $$
declare
  collected constant bigint := coalesce(product.collected_price, product.selling_price);
begin
  if product.sold and collected > 0 and product.selling_date is not null and not exists (
      select from bill_lines l join bills b on b.owner = l.owner and b.id = l.bill_id
      where l.owner = product.owner and l.product_id = product.id and b.number is not null
        and b.kind <> 'creditNote') then
    insert into incomes as known (owner, day, label, amount, currency, category, means, product_id)
      values (product.owner, product.selling_date, product.name, collected, product.currency, 'goods', 'other', product.id)
      on conflict (owner, product_id) do update
        set day = excluded.day, label = excluded.label, amount = excluded.amount, vat = 0, vat_rate = null
        where (known.day, known.label, known.amount) is distinct from (excluded.day, excluded.label, excluded.amount);
  else
    delete from incomes where owner = product.owner and product_id = product.id;
    -- It is taken back with the product, and not by itself.
    delete from removals where owner = product.owner and kind = 'incomes'
      and record ->> 'product_id' = product.id::text;
  end if;
end
$$;

create function sell_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.sold, new.selling_price, new.selling_date, new.collected_price, new.name)
      is distinct from (old.sold, old.selling_price, old.selling_date, old.collected_price, old.name) then
    if new.sold or (tg_op = 'UPDATE' and old.sold) then
      perform feed_product(new);
    end if;
  end if;
  return null;
end
$$;
create trigger sell after insert or update on products for each row execute function sell_product();

-- From its issue on, a bill sells the products on its lines.
create function sell_by_bill() returns trigger language plpgsql as $$
begin
  perform feed_product(p) from products p
    where p.owner = new.owner and p.sold and p.id in (
      select product_id from bill_lines where owner = new.owner and bill_id = new.id and product_id is not null);
  return null;
end
$$;
create trigger sell after update of number on bills for each row
  when (old.number is null and new.number is not null) execute function sell_by_bill();

-- All that came in, as lists show it: incomes as they are now, and the book's entries of bills and clients.
create view money_in with (security_invoker = true) as
  select owner, id, day, label, payer_name, amount, currency, category, means, account_id,
    id as income_id, null::uuid as bill_id, null::uuid as client_id, product_id, vat
  from incomes
  union all
  select owner, id, day, coalesce(nullif(concat_ws(' · ', nullif(reference, ''), nullif(nature, '')), ''), client_name),
    nullif(client_name, ''), amount, currency, 'bill', means, null,
    null, bill_id, client_id, null, vat
  from receipts where income_id is null;
grant select on money_in to plume_app;
