-- A reader counts a family of emoji once; its signs are many. The contract counts as readers do.
alter table support_messages drop constraint support_messages_message_check;
alter table support_messages add check (length(message) <= 20000);
-- The page that somebody came from.
alter table support_messages add column page text check (length(page) <= 200);
