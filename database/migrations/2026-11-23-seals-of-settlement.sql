-- What comes after the issue of a bill is sealed as it is written down: what became of it, its payments and its
-- stored document. Only the API's own role seals: whoever changes a row past it leaves the seal behind.
create table bill_seals (
  owner uuid not null default app_owner(),
  bill_id uuid primary key,
  settlement text,
  payments text,
  document text,
  foreign key (owner, bill_id) references bills (owner, id)
);
call own_table('bill_seals', 'kept', false);
revoke delete on bill_seals from plume_app;
create index on bill_seals (owner, bill_id);

create function sealed(words text) returns text language sql immutable
  return encode(sha256(convert_to(words, 'UTF8')), 'hex');

create function settlement_words(bill bills) returns text language sql stable
  return concat_ws('|', bill.owner, bill.id, bill.paid, bill.collected, bill.credited, bill.written_off,
    bill.prepaid, bill.deducted_ht, bill.deducted_ttc, extract(epoch from bill.sent_at)::numeric);

create function document_words(document bill_documents) returns text language sql stable
  return concat_ws('|', document.owner, document.bill_id, document.file_key, document.size, document.sha256,
    extract(epoch from document.stored_at)::numeric, document.ubl_sha256);

create function payment_words(of_bill uuid) returns text language sql stable
  return (select coalesce(string_agg(concat_ws('|', p.owner, p.id, p.amount, p.paid_on, p.means,
      coalesce(p.collected_on::text, 'none'), p.reversal_of, extract(epoch from p.created_at)::numeric), ';'
      order by p.created_at, p.id), '') from bill_payments p where p.bill_id = of_bill);

create function seal_settlement() returns trigger language plpgsql as $$
begin
  if current_user = 'plume_app' and new.number is not null then
    insert into bill_seals (owner, bill_id, settlement) values (new.owner, new.id, sealed(settlement_words(new)))
      on conflict (bill_id) do update set settlement = excluded.settlement;
  end if;
  return null;
end
$$;
create trigger seal_settlement after insert or update on bills for each row execute function seal_settlement();

create function seal_payments() returns trigger language plpgsql as $$
begin
  if current_user = 'plume_app' then
    insert into bill_seals (owner, bill_id, payments)
      values (new.owner, new.bill_id, sealed(payment_words(new.bill_id)))
      on conflict (bill_id) do update set payments = excluded.payments;
  end if;
  return null;
end
$$;
create trigger seal_payments after insert or update on bill_payments
  for each row execute function seal_payments();

create function seal_document() returns trigger language plpgsql as $$
begin
  if current_user = 'plume_app' then
    insert into bill_seals (owner, bill_id, document)
      values (new.owner, new.bill_id, sealed(document_words(new)))
      on conflict (bill_id) do update set document = excluded.document;
  end if;
  return null;
end
$$;
create trigger seal_document after insert or update on bill_documents
  for each row execute function seal_document();

-- What was there before is sealed as it is found.
alter table bills no force row level security;
alter table bill_payments no force row level security;
alter table bill_documents no force row level security;
alter table bill_seals no force row level security;
insert into bill_seals (owner, bill_id, settlement, payments, document)
select b.owner, b.id, sealed(settlement_words(b)), sealed(payment_words(b.id)), sealed(document_words(d))
  from bills b left join bill_documents d on d.owner = b.owner and d.bill_id = b.id
  where b.number is not null;
alter table bills force row level security;
alter table bill_payments force row level security;
alter table bill_documents force row level security;
alter table bill_seals force row level security;

-- The first entry of the book of receipts that is not as it was sealed, the last one too; null when all hold.
create function broken_receipt(of_owner uuid) returns integer language sql stable
  return (select min(sequence) from (
    select sequence from (
      select r.sequence, r.sequence = row_number() over (order by r.sequence)
          and r.previous_sha256 is not distinct from lag(r.sha256) over (order by r.sequence)
          and r.sha256 = encode(sha256(convert_to(receipt_words(r), 'UTF8')), 'hex') as whole
      from receipts r where r.owner = of_owner) as read
    where not whole
    union all
    select h.last from receipt_heads h where h.owner = of_owner and (
      not exists (select from receipts r
        where r.owner = h.owner and r.sequence = h.last and r.sha256 = h.sha256 or h.last = 0)
      or exists (select from receipts r where r.owner = h.owner and r.sequence > h.last))) as broken);

-- A bill whose collected payments are not in the book, one by one and together.
create function unbooked_bill(of_owner uuid) returns text language sql stable
  return (select b.number from bills b where b.owner = of_owner and b.number is not null and (
      exists (select from bill_payments p where p.owner = b.owner and p.bill_id = b.id
        and p.collected_on is not null and p.means <> 'clientCredit'
        and not exists (select from receipts r where r.owner = p.owner and r.bill_id = p.bill_id
          and r.day = p.collected_on and r.amount = p.amount and r.means = p.means))
      or (select coalesce(sum(amount), 0) from receipts r where r.owner = b.owner and r.bill_id = b.id)
        <> (select coalesce(sum(amount), 0) from bill_payments p where p.owner = b.owner and p.bill_id = b.id
          and p.collected_on is not null and p.means <> 'clientCredit')
        + (select coalesce(sum(amount), 0) from client_credits c where c.owner = b.owner and c.bill_id = b.id
          and (c.what in ('overpaid', 'refunded') or (c.what = 'takenBack' and c.amount < 0))))
    order by b.number limit 1);
