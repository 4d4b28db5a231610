-- The book of receipts (CGI 50-0, 5 and 102 ter, 4): what came in, in the order in which it was written down.
-- It only grows: whatever is taken back is an entry below zero. Entries are written by triggers, so that no
-- way of recording money passes it by, and each is sealed over the one before (CGI 286 I-3° bis).
create table receipts (
  owner uuid not null default app_owner(),
  sequence integer not null,
  -- The day on which the money came, or on which it was taken back.
  day date not null,
  bill_id uuid,
  client_id uuid not null,
  reference text not null,
  client_name text not null,
  nature text not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  means text not null,
  recorded_at timestamptz not null default now(),
  previous_sha256 text,
  sha256 text not null,
  primary key (owner, sequence)
);
create index on receipts (owner, day, sequence);

-- One row an owner: its lock puts entries in order.
create table receipt_heads (
  owner uuid primary key default app_owner(),
  last integer not null,
  sha256 text not null
);

create function receipt_words(entry receipts) returns text language sql immutable
  return concat_ws('|', entry.owner, entry.sequence, to_char(entry.day, 'YYYY-MM-DD'), entry.bill_id,
    entry.client_id, entry.reference, entry.client_name, entry.nature, entry.amount, entry.currency,
    entry.means, extract(epoch from entry.recorded_at)::numeric, entry.previous_sha256);

create function write_receipt(of_owner uuid, of_bill uuid, of_client uuid, on_day date, cents bigint, by text)
  returns void language plpgsql as $$
declare
  bill bills;
  entry receipts;
begin
  insert into receipt_heads (owner, last, sha256) values (of_owner, 0, '') on conflict do nothing;
  select last + 1, nullif(sha256, '') into entry.sequence, entry.previous_sha256
    from receipt_heads where owner = of_owner for update;
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
  entry.recorded_at := now();
  entry.sha256 := encode(sha256(convert_to(receipt_words(entry), 'UTF8')), 'hex');
  insert into receipts select entry.*;
  update receipt_heads set last = entry.sequence, sha256 = entry.sha256 where owner = of_owner;
end
$$;

-- A payment counts once it has reached the bank, and no longer when it turns out that it has not. What a bill
-- gets out of its client's credit came in before.
create function receive_payment() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  if new.means = 'clientCredit' then
    return null;
  elsif tg_op = 'INSERT' and new.collected_on is not null then
    perform write_receipt(new.owner, new.bill_id, null, new.collected_on, new.amount, new.means);
  elsif tg_op = 'UPDATE' and old.collected_on is distinct from new.collected_on then
    if old.collected_on is not null then
      perform write_receipt(new.owner, new.bill_id, null, greatest(today, old.collected_on), -new.amount, new.means);
    end if;
    if new.collected_on is not null then
      perform write_receipt(new.owner, new.bill_id, null, new.collected_on, new.amount, new.means);
    end if;
  end if;
  return null;
end
$$;
create trigger receive after insert or update on bill_payments
  for each row execute function receive_payment();

-- Money beyond what was due, given back, or never come after all; the rest of a credit's life moves no money.
create function receive_credit() returns trigger language plpgsql as $$
begin
  if new.what in ('overpaid', 'refunded') or (new.what = 'takenBack' and new.amount < 0) then
    perform write_receipt(new.owner, new.bill_id, new.client_id, new.day, new.amount,
      coalesce(new.means, 'transfer'));
  end if;
  return null;
end
$$;
create trigger receive after insert on client_credits
  for each row execute function receive_credit();

-- What came in before there was a book.
do $$
declare
  payment record;
begin
  alter table bill_payments no force row level security;
  alter table bills no force row level security;
  alter table clients no force row level security;
  for payment in
    select * from bill_payments where collected_on is not null and means <> 'clientCredit'
    order by owner, collected_on, created_at, id
  loop
    perform write_receipt(payment.owner, payment.bill_id, null, payment.collected_on, payment.amount, payment.means);
  end loop;
  alter table bill_payments force row level security;
  alter table bills force row level security;
  alter table clients force row level security;
end
$$;

alter table receipts enable row level security;
alter table receipts force row level security;
create policy own on receipts using (owner = app_owner());
alter table receipt_heads enable row level security;
alter table receipt_heads force row level security;
create policy own on receipt_heads using (owner = app_owner());
grant select, insert on receipts to plume_app;
grant select, insert, update on receipt_heads to plume_app;

create trigger keep before update or delete on receipts for each row execute function refuse_change();
create trigger keep_whole before truncate on receipts for each statement execute function refuse_change();
