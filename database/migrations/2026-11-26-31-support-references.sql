-- What a message to support is called by (two persons may say it to each other by telephone), and whether its writer is
-- sent a receipt.
alter table support_messages add column reference text unique
  check (reference ~ '^[2-9ACDEFGHJKMNPQRTVWXY]{4}-[2-9ACDEFGHJKMNPQRTVWXY]{4}$');
alter table support_messages add column subject text;
alter table support_messages add column language text not null default 'fr' check (language in ('fr', 'en'));
alter table support_messages add column receipt boolean not null default false;
create index on support_messages (lower(email), created_at) where receipt;

-- How many receipts an address was sent since an instant: who may only add messages counts no others.
create function count_support_receipts(address text, since timestamptz) returns integer
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select count(*)::int from support_messages
    where receipt and lower(email) = lower(address) and created_at > since $$;
revoke all on function count_support_receipts(text, timestamptz) from public;
grant execute on function count_support_receipts(text, timestamptz) to plume_app;

-- What the receipt of one message says. A stranger's words are in none: whoever types another's address would mail
-- them these words.
create function support_receipt(message_id uuid)
  returns table (email text, reference text, language text, words text)
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select m.email, m.reference, m.language, case when m.person is not null then m.message end
    from support_messages m where m.id = message_id and m.receipt $$;
revoke all on function support_receipt(uuid) from public;
grant execute on function support_receipt(uuid) to plume_app;

select pgboss.create_queue('supportReceipt', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
