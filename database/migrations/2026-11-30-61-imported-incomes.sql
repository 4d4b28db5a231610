-- Receipts that a file brought enter the sealed book when the day is over in which their import can be taken back.
alter table incomes add column waits boolean not null default false;
create index on incomes (created_at) where waits;

create or replace function receive_income() returns trigger language plpgsql as $$
declare
  today constant date := app_today();
  entry receipts;
begin
  -- What waits is in no book yet, and leaves nothing there.
  if (tg_op = 'INSERT' and new.waits) or (tg_op = 'DELETE' and old.waits)
      or (tg_op = 'UPDATE' and old.waits and new.waits) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.waits then
    perform seal_receipt(receipt_of_income(new, 1, new.day), new.account_id);
    return null;
  end if;
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

-- Whose wait is over, across owners, and nothing else of them.
create policy waited on incomes for select
  using (current_setting('app.sweep', true) = 'importedIncomes' and waits and created_at < now() - interval '1 day');
