-- What wrote an income or an outcome down: a line of the bank that is matched to it, or a scheduled transaction that was
-- done. It is taken back there, not deleted by itself.
create function written_by(who uuid, made uuid) returns text
language sql stable as $$
  select case
    when exists (
      select from line_matches m where m.owner = who and m.made_id = made and m.reversal_of is null
        and not exists (select from line_matches r where r.owner = who and r.reversal_of = m.id)
    ) then 'line'
    when exists (
      select from scheduled_executions e where e.owner = who and made in (e.outcome_id, e.income_id) and e.state = 'posted'
    ) then 'execution'
  end
$$;
create index line_matches_made on line_matches (owner, made_id) where made_id is not null;
create index scheduled_executions_outcome on scheduled_executions (owner, outcome_id) where outcome_id is not null;
create index scheduled_executions_income on scheduled_executions (owner, income_id) where income_id is not null;
