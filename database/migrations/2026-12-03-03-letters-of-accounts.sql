-- The identity server writes its messages in the words of administrators, where they saved some: it reads those of one
-- purpose, and no table of another tier.
create function identity.mail_words(wanted text)
  returns table (version integer, subject_fr text, body_fr text, subject_en text, body_en text)
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select m.version, m.subject_fr, m.body_fr, m.subject_en, m.body_en
    from installation_mails m where m.purpose = wanted $$;
revoke all on function identity.mail_words(text) from public;
grant execute on function identity.mail_words(text) to plume_identity;
