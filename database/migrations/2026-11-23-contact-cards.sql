-- What an address book calls a card: the same card again is the same contact.
alter table contacts add column uid text;
create index on contacts (owner, uid) where uid is not null;

-- What an import changed of records that were there, so that it can be taken back: [{"id", "before", "after"}].
alter table imports add column merged jsonb not null default '[]';
create index on imports using gin (record_ids);
