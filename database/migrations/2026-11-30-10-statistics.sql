-- What statistics add up, kept by each change, so that a page costs the same for ten bills and for 100,000: of each
-- client and month what was issued, in all (unit '') and of what is sold by each unit of a line; and what was paid.
create table statistic_bills (
  owner uuid not null default app_owner(),
  client_id uuid not null,
  month date not null,
  unit text not null,
  -- Without credit notes and corrections.
  bills integer not null,
  total_ht bigint not null,
  total_ttc bigint not null,
  -- By the day: half a day is 0.5, what was credited is below zero.
  days numeric not null,
  days_ht bigint not null,
  primary key (owner, unit, month, client_id)
);
call own_table('statistic_bills', 'kept', false);
create index on statistic_bills (owner, client_id, month) include (bills) where unit = '';

create table statistic_payments (
  owner uuid not null default app_owner(),
  client_id uuid not null,
  month date not null,
  -- All that reached the bank, refunds and reversals below zero.
  collected bigint not null,
  -- Of payments above zero that were not reversed: their sum, the same times the days from release and from due
  -- date, and what came in time.
  counted bigint not null,
  times_days numeric not null,
  times_delay numeric not null,
  on_time bigint not null,
  primary key (owner, month, client_id)
);
call own_table('statistic_payments', 'kept', false);

create index on bill_payments (owner, reversal_of) where reversal_of is not null;
create index on bills (owner, release_date) include (kind, total_ttc, deducted_ttc) where number is not null;
create index on quotes (owner, answered_on) where answer is not null;
create index on quotes (owner, valid_until) where answer is null and not drafting;
create index on offers (owner, entered_at) where state in ('accepted', 'aborted');

-- An amount of a bill shared out over the units of its lines, to the cent, and the days of each.
create function shared_by_unit(bill bills, amount bigint) returns table (unit text, part bigint, days numeric)
  language sql stable as $$
  with lines as (
    select l.unit, sum(l.amount_ht) as ht,
      sum(l.quantity * case l.unit when 'day' then 1 when 'halfDay' then 0.5 else 0 end) as days
    from bill_lines l where l.owner = bill.owner and l.bill_id = bill.id group by l.unit
  ), running as (
    select lines.*, sum(ht) over (order by lines.unit) as upto, sum(ht) over () as whole,
      row_number() over (order by lines.unit) as place
    from lines
  )
  select running.unit, case when whole = 0 then case place when 1 then amount else 0 end
    else (round(amount * upto / whole) - round(amount * (upto - ht) / whole))::bigint end, running.days
  from running
$$;

-- What a bill that was issued counts for. A correction takes back the days of what it stands for, as its sums do.
create function statistic_parts(bill bills)
  returns table (unit text, bills integer, total_ht bigint, total_ttc bigint, days numeric, days_ht bigint)
  language sql stable as $$
  with counted as (
    select case bill.kind when 'creditNote' then -1 else 1 end as sign,
      case when bill.kind in ('creditNote', 'correction') then 0 else 1 end as bills
  ), net as (
    select bills, sign * bill.total_ht - bill.deducted_ht as ht, sign * bill.total_ttc - bill.deducted_ttc as ttc
    from counted
  ), worked as (
    select s.unit, sign * s.days as days, sign * s.part as ht from counted, shared_by_unit(bill, bill.total_ht) s
    union all
    select s.unit, -s.days * worth, -s.part * worth
    from bills taken
      cross join lateral (select case taken.kind when 'creditNote' then -1 else 1 end as worth) as sign
      cross join lateral shared_by_unit(taken, taken.total_ht) s
    where bill.kind = 'correction' and taken.owner = bill.owner and taken.number is not null
      and (taken.id = bill.origin_id or taken.origin_id = bill.origin_id and taken.kind = 'creditNote')
  ), all_parts as (
    select '' as unit, net.bills, net.ht, net.ttc, 0::numeric as days, 0::bigint as days_ht from net
    union all
    select s.unit, net.bills, s.part, 0, 0, 0 from net, shared_by_unit(bill, net.ht) s
    union all
    select said.unit, 0, 0, 0, worked.days, worked.ht from worked
      cross join lateral (values (''), (worked.unit)) as said (unit)
    where worked.unit in ('day', 'halfDay')
  )
  select p.unit, sum(p.bills)::integer, sum(p.ht)::bigint, sum(p.ttc)::bigint, sum(p.days), sum(p.days_ht)::bigint
  from all_parts p group by p.unit
$$;

create function add_to_statistic_bills(bill bills, sign integer) returns void language sql as $$
  insert into statistic_bills as kept (owner, client_id, month, unit, bills, total_ht, total_ttc, days, days_ht)
  select bill.owner, bill.client_id, date_trunc('month', bill.release_date)::date, p.unit, sign * p.bills,
    sign * p.total_ht, sign * p.total_ttc, sign * p.days, sign * p.days_ht
  from statistic_parts(bill) p where bill.number is not null
  order by p.unit
  on conflict (owner, unit, month, client_id) do update set
    bills = kept.bills + excluded.bills,
    total_ht = kept.total_ht + excluded.total_ht,
    total_ttc = kept.total_ttc + excluded.total_ttc,
    days = kept.days + excluded.days,
    days_ht = kept.days_ht + excluded.days_ht
$$;

-- A payment counts for how long it took while nothing took it back.
create function add_to_statistic_payments(payment bill_payments, of_client uuid, sign integer, entirely boolean)
  returns void language sql as $$
  insert into statistic_payments as kept
    (owner, client_id, month, collected, counted, times_days, times_delay, on_time)
  select payment.owner, of_client, date_trunc('month', payment.collected_on)::date,
    case when entirely then sign * payment.amount else 0 end, sign * sum.counted,
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

create function was_reversed(payment bill_payments) returns boolean language sql stable as $$
  select exists (select from bill_payments r where r.owner = payment.owner and r.reversal_of = payment.id)
$$;

-- What a payment counted for: once reversed, only for what reached the bank.
create function count_statistic_payment(payment bill_payments, of_client uuid, sign integer) returns void
  language plpgsql as $$
begin
  perform add_to_statistic_payments(payment, of_client, sign, true);
  if payment.amount > 0 and was_reversed(payment) then
    perform add_to_statistic_payments(payment, of_client, -sign, false);
  end if;
end
$$;

create function keep_statistic_bills() returns trigger language plpgsql as $$
declare
  payment bill_payments;
begin
  if tg_op = 'UPDATE' then perform add_to_statistic_bills(old, -1); end if;
  perform add_to_statistic_bills(new, 1);
  if tg_op = 'UPDATE' and old.client_id <> new.client_id then
    for payment in select * from bill_payments p where p.owner = new.owner and p.bill_id = new.id loop
      perform count_statistic_payment(payment, old.client_id, -1);
      perform count_statistic_payment(payment, new.client_id, 1);
    end loop;
  end if;
  return null;
end
$$;
-- At commit, when its lines stand too.
create constraint trigger keep_statistic_bills after insert or
    update of client_id, release_date, number, total_ht, total_ttc, deducted_ht, deducted_ttc on bills
  deferrable initially deferred for each row when (new.number is not null) execute function keep_statistic_bills();

create function keep_statistic_payments() returns trigger language plpgsql as $$
declare
  client uuid;
  taken bill_payments;
begin
  select client_id into client from bills b where b.owner = new.owner and b.id = new.bill_id;
  if tg_op = 'UPDATE' then perform count_statistic_payment(old, client, -1); end if;
  perform count_statistic_payment(new, client, 1);
  if tg_op = 'INSERT' and new.reversal_of is not null then
    select * into taken from bill_payments p where p.owner = new.owner and p.id = new.reversal_of;
    perform add_to_statistic_payments(taken, client, -1, false);
  end if;
  return null;
end
$$;
create trigger keep_statistic_payments after insert or update of collected_on on bill_payments
  for each row execute function keep_statistic_payments();

-- What was there before.
alter table bills no force row level security;
alter table bill_lines no force row level security;
alter table bill_payments no force row level security;
alter table statistic_bills no force row level security;
alter table statistic_payments no force row level security;
do $$
declare
  bill bills;
  payment bill_payments;
  client uuid;
begin
  for bill in select * from bills where number is not null loop
    perform add_to_statistic_bills(bill, 1);
  end loop;
  for payment in select * from bill_payments loop
    select client_id into client from bills b where b.owner = payment.owner and b.id = payment.bill_id;
    perform count_statistic_payment(payment, client, 1);
  end loop;
end
$$;
alter table bills force row level security;
alter table bill_lines force row level security;
alter table bill_payments force row level security;
alter table statistic_bills force row level security;
alter table statistic_payments force row level security;

-- What someone means to reach in a year.
create table statistic_goals (
  owner uuid not null default app_owner(),
  year integer not null check (year between 2000 and 2100),
  turnover_ht bigint check (turnover_ht > 0),
  days integer check (days between 1 and 366),
  daily_rate_ht bigint check (daily_rate_ht > 0),
  primary key (owner, year)
);
call own_table('statistic_goals');

create table statistic_settings (
  owner uuid primary key default app_owner(),
  share_threshold integer not null default 50 check (share_threshold between 1 and 100),
  goals_on_dashboard boolean not null default false
);
call own_table('statistic_settings');
