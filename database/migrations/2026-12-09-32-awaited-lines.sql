-- The executions that wait for what an open line of their account may be: money of the same direction, at most a tenth
-- more or less than was foreseen, within 45 days. Those of the same amount and the nearest day come first.
create function awaited_by(line bank_lines) returns table (execution_id uuid) language sql stable as $$
  select e.id from scheduled_executions e
    join scheduled_transactions t on t.owner = e.owner and t.id = e.scheduled_transaction_id
    where e.owner = line.owner and e.state = 'expected' and line.state = 'open'
      and line.account_id = coalesce(t.account_id, usual_account(line.owner, 'transfer'))
      and sign(line.amount) = case t.operation when 'income' then 1 else -1 end
      and abs(abs(line.amount) - e.amount) * 10 <= e.amount
      and abs(line.day - coalesce(e.expected_on, e.done_on)) <= 45
    order by abs(abs(line.amount) - e.amount), abs(line.day - coalesce(e.expected_on, e.done_on)), e.nominal, e.id
$$;
