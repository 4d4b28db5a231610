-- What was spent, whatever for: with a received bill it is a payment of it, and the log of these only grows.
create table outcomes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  day date not null,
  label text not null,
  payee_name text,
  -- Below zero where a payment is taken back, or a supplier gave money back.
  amount bigint not null check (amount <> 0),
  currency text not null default 'EUR',
  category text not null,
  means text not null,
  vat_rate numeric(5, 2),
  vat bigint not null default 0,
  -- How much of its VAT may be deducted, in percent.
  deductible_share numeric(5, 2) not null default 100 check (deductible_share between 0 and 100),
  account_id uuid,
  purchase_id uuid,
  -- The payment that it takes back.
  reversal_of uuid,
  check (reversal_of is null or purchase_id is not null),
  unique (owner, id),
  unique (owner, reversal_of),
  foreign key (owner, account_id) references bank_accounts (owner, id) on delete set null (account_id),
  foreign key (owner, purchase_id) references purchases (owner, id),
  foreign key (owner, reversal_of) references outcomes (owner, id)
);
create index on outcomes (owner, day, id);
create index on outcomes (owner, amount, id);
create index on outcomes (owner, category, day, id);
create index on outcomes (owner, purchase_id, created_at) where purchase_id is not null;
create index on outcomes (owner, account_id) where account_id is not null;
call own_table('outcomes', 'kept');
call searchable('outcomes', 'label', 'payee_name');
call undoable('outcomes');
call takes_notes('outcomes', 'outcomes', 'outcome_id');

alter table movements add foreign key (owner, outcome_id) references outcomes (owner, id) on delete cascade;

-- What was spent is posted on the account that it was paid from, where that one is kept by hand.
create function post_outcome(outcome outcomes) returns void language plpgsql as $$
declare
  account bank_accounts;
begin
  select * into account from bank_accounts
    where owner = outcome.owner and id = coalesce(outcome.account_id, usual_account(outcome.owner, outcome.means));
  if found and takes_by_hand(account, outcome.day, outcome.currency) then
    insert into movements (owner, account_id, day, label, counterparty, amount, currency, source, outcome_id)
      values (outcome.owner, account.id, outcome.day, outcome.label, outcome.payee_name, -outcome.amount,
        outcome.currency, 'outcome', outcome.id)
      on conflict do nothing;
  end if;
end
$$;

create function spend() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.day, new.label, new.payee_name, new.amount, new.account_id, new.means)
        is not distinct from (old.day, old.label, old.payee_name, old.amount, old.account_id, old.means) then
      return null;
    end if;
    delete from movements where owner = old.owner and outcome_id = old.id;
  end if;
  perform post_outcome(new);
  return null;
end
$$;
create trigger spend after insert or update on outcomes for each row execute function spend();

-- What was written down before an account was opened, and happened since its first day, is posted with it.
create function post_known() returns trigger language plpgsql as $$
begin
  if new.fed_by = 'hand' and new.main then
    perform post_receipt(r, i.account_id) from receipts r
      left join incomes i on i.owner = r.owner and i.id = r.income_id
      where r.owner = new.owner and r.day >= new.opened_on
        and not exists (select from movements m where m.owner = r.owner and m.receipt_sequence = r.sequence)
      order by r.sequence;
    perform post_outcome(o) from outcomes o
      where o.owner = new.owner and o.day >= new.opened_on
        and not exists (select from movements m where m.owner = o.owner and m.outcome_id = o.id);
  end if;
  return null;
end
$$;
create trigger post_known after insert or update of opened_on on bank_accounts for each row execute function post_known();

-- How much of a received bill is paid, and on which day it was wholly, follows the log.
alter table purchases add column paid bigint not null default 0 check (paid >= 0);

-- The payment that was marked before there was a log is the first of it.
do $$
begin
  alter table purchases no force row level security;
  alter table purchases disable trigger mark_change;
  update purchases set paid = coalesce(due, total_ttc) where paid_on is not null;
  alter table purchases enable trigger mark_change;
  alter table outcomes no force row level security;
  insert into outcomes (owner, created_at, day, label, payee_name, amount, currency, category, means, vat, purchase_id)
    select owner, coalesce(paid_at, changed_at), paid_on, coalesce(number, supplier_name, ''), supplier_name,
      (case when kind = 'creditNote' then -1 else 1 end) * coalesce(due, total_ttc), currency, category, means, 0, id
    from purchases where paid_on is not null and coalesce(due, total_ttc) <> 0;
  alter table purchases force row level security;
  alter table outcomes force row level security;
end
$$;

create function pay_purchase() returns trigger language plpgsql as $$
begin
  update purchases set paid = (select abs(coalesce(sum(amount), 0)) from outcomes
      where owner = new.owner and purchase_id = new.purchase_id)
    where owner = new.owner and id = new.purchase_id;
  return null;
end
$$;
create trigger pay_purchase after insert on outcomes for each row
  when (new.purchase_id is not null) execute function pay_purchase();

-- It is wholly paid on the day of its last payment; another total may leave something to be paid. Before the moment
-- is marked (mark_purchase), hence its name.
create function follow_payments() returns trigger language plpgsql as $$
declare
  last outcomes;
begin
  if new.checked_on is null or coalesce(new.due, new.total_ttc) > new.paid then
    new.paid_on := null;
    new.means := null;
  elsif new.paid_on is null or new.paid is distinct from old.paid then
    select * into last from outcomes where owner = new.owner and purchase_id = new.id and reversal_of is null
      order by day desc, created_at desc limit 1;
    new.paid_on := coalesce(last.day, new.checked_on);
    new.means := coalesce(last.means, 'other');
  end if;
  return new;
end
$$;
create trigger follow_payments before update on purchases for each row execute function follow_payments();
