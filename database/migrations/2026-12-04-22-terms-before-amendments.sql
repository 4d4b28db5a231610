-- The terms that both parties read as those before an amendment, as they stood when they agreed to it: what is agreed
-- later of an earlier day does not change what was signed.
alter table contract_amendments add column before jsonb;
