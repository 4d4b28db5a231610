-- Whose contracts come to their renewal, across owners, and nothing else of them.
create policy run on contracts for select
  using (current_setting('app.sweep', true) = 'contractNotices' and notice_on is not null and ended_on is null);
