-- What was collected is what the book of receipts says: money beyond what was due and money given back count, while
-- what is paid out of a client's credit, or moved to it, moves no money.

create or replace function add_to_statistic_payments(payment bill_payments, of_client uuid, sign integer, entirely boolean)
  returns void language sql as $$
  insert into statistic_payments as kept
    (owner, client_id, month, collected, counted, times_days, times_delay, on_time)
  select payment.owner, of_client, date_trunc('month', payment.collected_on)::date,
    case when entirely and payment.means <> 'clientCredit' then sign * payment.amount else 0 end, sign * sum.counted,
    sign * sum.counted::numeric * (payment.collected_on - b.release_date),
    sign * sum.counted::numeric * (payment.collected_on - b.due_date),
    case when payment.collected_on <= b.due_date then sign * sum.counted else 0 end
  from bills b cross join lateral (select greatest(payment.amount, 0) as counted) as sum
  where b.owner = payment.owner and b.id = payment.bill_id and payment.collected_on is not null
  on conflict (owner, month, client_id) do update set
    collected = kept.collected + excluded.collected,
    counted = kept.counted + excluded.counted,
    times_days = kept.times_days + excluded.times_days,
    times_delay = kept.times_delay + excluded.times_delay,
    on_time = kept.on_time + excluded.on_time
$$;

-- The same that the book of receipts takes up (0050).
create function moves_money(credit client_credits) returns boolean language sql immutable as $$
  select credit.what in ('overpaid', 'refunded') or (credit.what = 'takenBack' and credit.amount < 0)
$$;

create function add_to_statistic_credits(credit client_credits, sign integer) returns void language sql as $$
  insert into statistic_payments as kept
    (owner, client_id, month, collected, counted, times_days, times_delay, on_time)
  select credit.owner, credit.client_id, date_trunc('month', credit.day)::date, sign * credit.amount, 0, 0, 0, 0
  where moves_money(credit)
  on conflict (owner, month, client_id) do update set collected = kept.collected + excluded.collected
$$;

create function keep_statistic_credits() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform add_to_statistic_credits(old, -1); end if;
  perform add_to_statistic_credits(new, 1);
  return null;
end
$$;
create trigger keep_statistic_credits after insert or update of client_id on client_credits
  for each row execute function keep_statistic_credits();

-- What was there before.
alter table bills no force row level security;
alter table bill_payments no force row level security;
alter table client_credits no force row level security;
alter table statistic_payments no force row level security;
update statistic_payments kept set collected = kept.collected - moved.amount
from (select b.owner, b.client_id, date_trunc('month', p.collected_on)::date as month, sum(p.amount) as amount
    from bill_payments p join bills b on b.owner = p.owner and b.id = p.bill_id
    where p.means = 'clientCredit' and p.collected_on is not null group by 1, 2, 3) as moved
where kept.owner = moved.owner and kept.client_id = moved.client_id and kept.month = moved.month;
do $$
declare
  credit client_credits;
begin
  for credit in select * from client_credits loop
    perform add_to_statistic_credits(credit, 1);
  end loop;
end
$$;
alter table bills force row level security;
alter table bill_payments force row level security;
alter table client_credits force row level security;
alter table statistic_payments force row level security;
