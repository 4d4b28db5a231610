-- As many as were chosen: contacts that were deleted since are told by their number, for nothing else of them stays.
alter table mailings add column chosen integer;
-- As many rows of a file as became records: companies that were made beside them are no rows.
alter table imports add column row_count integer;
