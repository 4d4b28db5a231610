-- When a plan was last withdrawn: since when none could be chosen, whose trial ends meanwhile is told of it once one is
-- offered again (docs/decisions/2026-12-09-first-plan.md).
alter table plans add column withdrawn_on date;
