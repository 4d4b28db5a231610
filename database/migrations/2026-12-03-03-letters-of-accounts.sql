-- The identity server writes its messages in the words of administrators, where they saved some.
grant usage on schema public to plume_identity;
grant select on installation_mails to plume_identity;
