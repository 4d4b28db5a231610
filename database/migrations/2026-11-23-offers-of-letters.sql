-- The letter that an offer was made of: what someone wrote by the site (contact_consents) or the directory
-- (directory_messages). It goes and comes back with the offer, whatever becomes of the letter.
alter table offers add column letter_id uuid;
create index on offers (owner, letter_id) where letter_id is not null;
