-- An account that was kept by hand is fed by statements from a day on: what was posted before stays, the lines of those
-- days are left out, and what is written down later of those days is posted still.
alter table bank_accounts add column statements_from date;

create or replace function takes_by_hand(account bank_accounts, on_day date, of_currency text) returns boolean
  language sql stable
  return (account.fed_by = 'hand' or on_day < account.statements_from)
    and on_day >= account.opened_on and on_day <= coalesce(account.closed_on, on_day)
    and account.currency = of_currency
    and coalesce(current_setting('app.posted', true), '') <> 'line';

-- What was posted by hand is taken back by hand, whoever feeds the account since.
create or replace function post_receipt(entry receipts, to_account uuid) returns void language plpgsql as $$
declare
  account bank_accounts;
begin
  select * into account from bank_accounts
    where owner = entry.owner and id = coalesce(to_account, usual_account(entry.owner, entry.means));
  if found and (takes_by_hand(account, entry.day, entry.currency)
      or account.fed_by = 'statements' and entry.amount < 0 and coalesce(current_setting('app.posted', true), '') <> 'line'
        and exists (select from movements m
          where m.owner = entry.owner and m.account_id = account.id and m.source = 'receipt'
            and (m.bill_id = entry.bill_id or m.income_id = entry.income_id)
          having sum(m.amount) >= -entry.amount)) then
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

create or replace function post_outcome(outcome outcomes) returns void language plpgsql as $$
declare
  account bank_accounts;
begin
  select * into account from bank_accounts
    where owner = outcome.owner and id = coalesce(outcome.account_id, usual_account(outcome.owner, outcome.means));
  if found and (takes_by_hand(account, outcome.day, outcome.currency)
      or account.fed_by = 'statements' and coalesce(current_setting('app.posted', true), '') <> 'line'
        and exists (select from movements m
          where m.owner = outcome.owner and m.account_id = account.id and m.outcome_id = outcome.reversal_of)) then
    insert into movements (owner, account_id, day, label, counterparty, amount, currency, source, outcome_id)
      values (outcome.owner, account.id, outcome.day, outcome.label, outcome.payee_name, -outcome.amount,
        outcome.currency, 'outcome', outcome.id)
      on conflict do nothing;
  end if;
end
$$;
