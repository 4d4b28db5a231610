-- What of an issued bill, its lines and its deductions stands beside what was frozen is sealed at its issue: the bill
-- that it is about, its terms, the kind and category of each line, and the deposits that it deducts.
alter table bill_seals add column issue text;

create function issue_words(bill bills) returns text language sql stable
  return concat_ws('|', bill.owner, bill.id, coalesce(bill.origin_id::text, 'none'),
    extract(epoch from bill.issued_at)::numeric, trim_scale(bill.penalty_rate), 'discount',
    trim_scale(bill.discount_rate), 'amount', bill.discount_amount, 'terms', bill.payment_terms, bill.payment_days,
    'early', trim_scale(bill.early_payment_rate), bill.early_payment_days, bill.keeps_franchise, 'period',
    coalesce(bill.billing_period_start::text, 'none'), coalesce(bill.billing_period_end::text, 'none'),
    (select coalesce(string_agg(concat_ws(',', l.position, coalesce(l.kind, 'none'), coalesce(l.vat_category, 'none'),
        trim_scale(l.discount_rate)), ';' order by l.position), '')
      from bill_lines l where l.owner = bill.owner and l.bill_id = bill.id),
    (select coalesce(string_agg(d.deposit_id::text, ';' order by d.deposit_id), '')
      from bill_deductions d where d.owner = bill.owner and d.bill_id = bill.id));

create function seal_issue() returns trigger language plpgsql as $$
begin
  if current_user = 'plume_app' and new.number is not null then
    insert into bill_seals (owner, bill_id, issue) values (new.owner, new.id, sealed(issue_words(new)))
      on conflict (bill_id) do update set issue = excluded.issue where bill_seals.issue is null;
  end if;
  return null;
end
$$;
create trigger seal_issue after insert or update on bills for each row execute function seal_issue();

-- What was issued before is sealed as it is found.
alter table bills no force row level security;
alter table bill_lines no force row level security;
alter table bill_deductions no force row level security;
alter table bill_seals no force row level security;
insert into bill_seals (owner, bill_id, issue)
select b.owner, b.id, sealed(issue_words(b)) from bills b where b.number is not null
  on conflict (bill_id) do update set issue = excluded.issue;
alter table bills force row level security;
alter table bill_lines force row level security;
alter table bill_deductions force row level security;
alter table bill_seals force row level security;

-- The first of the kept accounting entries that does not follow the one before, by year and number.
create function entry_after_gap(of_owner uuid) returns text language sql stable
  return (select concat_ws(' ', year, number) from (
      select year, number, row_number() over (partition by year order by number) as place
      from accounting_entries where owner = of_owner) as kept
    where number <> place order by year, number limit 1);
