-- The paper of a contract, in clauses; requests to sign a paper, and what proves each act about them.

-- What the paper of a contract says beside the terms of the contract itself.
create table contract_papers (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  contract_id uuid not null,
  english boolean not null,
  deliverables text,
  deliverables_english text,
  acceptance_days integer check (acceptance_days between 1 and 365),
  expenses text,
  expenses_english text,
  confidentiality_years integer check (confidentiality_years between 1 and 30),
  insurance text,
  court text,
  clauses jsonb not null,
  property jsonb not null,
  unique (owner, id),
  unique (owner, contract_id),
  foreign key (owner, contract_id) references contracts (owner, id) on delete cascade
);
call own_table('contract_papers');
call undoable('contract_papers');

-- A clause in one's own words, for the papers to come.
create table own_clauses (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  clause text not null,
  french text not null,
  english text,
  unique (owner, id),
  unique (owner, clause)
);
call own_table('own_clauses');

-- A paper that is to be signed: its bytes and its text as they were on that day.
create table signature_requests (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('contract', 'amendment', 'quote')),
  contract_id uuid,
  amendment_id uuid,
  quote_id uuid,
  edition integer,
  title text not null,
  language text not null check (language in ('fr', 'en')),
  sender_name text not null,
  sections jsonb not null,
  -- Of all that the paper says: another one means that it was changed.
  source text not null,
  file_key text not null,
  size integer not null,
  sha256 text not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('signed', 'refused', 'withdrawn', 'changed', 'expired')),
  -- The paper with its page of evidence, made after the last signature.
  final_key text,
  final_size integer,
  final_sha256 text,
  final_at timestamptz,
  unique (owner, id),
  foreign key (owner, contract_id) references contracts (owner, id),
  foreign key (owner, amendment_id) references contract_amendments (owner, id),
  foreign key (owner, quote_id, edition) references quote_editions (owner, quote_id, edition) on delete cascade,
  check ((closed_at is null) = (outcome is null)),
  check (num_nulls(final_key, final_size, final_sha256, final_at) in (0, 4)),
  check (num_nulls(contract_id, quote_id) = 1 and (quote_id is null) = (edition is null)),
  check ((kind = 'amendment') = (amendment_id is not null) and (kind = 'quote') = (quote_id is not null))
);
create index on signature_requests (owner, amendment_id) where amendment_id is not null;
create index on signature_requests (owner, contract_id, created_at);
create index on signature_requests (owner, quote_id, created_at);
create index on signature_requests (ends_at) where closed_at is null;
create index on signature_requests (sha256);
create index on signature_requests (final_sha256) where final_sha256 is not null;
create unique index signature_requests_open on signature_requests
  (owner, kind, coalesce(amendment_id, contract_id, quote_id)) where closed_at is null;
call own_table('signature_requests', 'kept');
revoke delete on signature_requests from plume_app;
-- Those that wait for someone, across owners, for reminders and for their end.
create policy watch on signature_requests for select
  using (current_setting('app.sweep', true) = 'signatures' and closed_at is null);

-- Who is to sign, in which turn, each by a link of their own.
create table signers (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  request_id uuid not null,
  place integer not null,
  turn integer not null,
  party text not null check (party in ('provider', 'client')),
  name text not null,
  email text not null,
  capacity text,
  secret text not null unique check (length(secret) >= 32),
  invited_at timestamptz,
  reminders integer not null default 0,
  -- What was said before the code: it counts with the code alone.
  given_name text,
  sentence text,
  given_from text,
  browser text,
  language text,
  code_hash text,
  code_sent_at timestamptz,
  code_tries integer not null default 0,
  signed_at timestamptz,
  refused_at timestamptz,
  reason text,
  unique (owner, id),
  unique (request_id, place),
  foreign key (owner, request_id) references signature_requests (owner, id) on delete cascade,
  check (num_nulls(signed_at, refused_at) >= 1)
);
create index on signers (owner, request_id, place);
call own_table('signers', 'kept');
revoke delete on signers from plume_app;
-- Whoever holds a secret finds its signer, and nothing else.
create policy held on signers for select using (secret = nullif(current_setting('app.link', true), ''));

-- What happened, and what proves it: only added to, each act with a digest in the chain of the audit log.
create table signature_acts (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  request_id uuid not null,
  place integer not null,
  signer_id uuid,
  kind text not null check (kind in ('requested', 'invited', 'codeAsked', 'codeSent', 'codeRefused', 'signed',
    'refused', 'reminded', 'withdrawn', 'changed', 'expired', 'completed')),
  at timestamptz not null,
  address text,
  browser text,
  language text,
  name text,
  sentence text,
  sha256 text,
  code_sent_at timestamptz,
  detail jsonb,
  unique (owner, id),
  unique (request_id, place),
  foreign key (owner, request_id) references signature_requests (owner, id) on delete cascade,
  foreign key (owner, signer_id) references signers (owner, id) on delete cascade
);
create index on signature_acts (owner, signer_id) where signer_id is not null;
call own_table('signature_acts', 'kept');
revoke update, delete on signature_acts from plume_app;

create function act_words(act signature_acts) returns text language sql stable
  return jsonb_build_array(act.owner, act.id, act.request_id, act.place, act.signer_id, act.kind,
    extract(epoch from act.at)::numeric, act.address, act.browser, act.language, act.name, act.sentence,
    act.sha256, extract(epoch from act.code_sent_at)::numeric, act.detail)::text;

create function chain_act() returns trigger language plpgsql as $$
begin
  insert into audit_entries (act, subject, after) values ('signatures.' || new.kind, new.request_id::text,
    jsonb_build_object('owner', new.owner, 'place', new.place, 'sha256', sealed(act_words(new))));
  return null;
end
$$;
create trigger chain_act after insert on signature_acts for each row execute function chain_act();
create index on audit_entries (subject) where act like 'signatures.%';
create index on audit_entries ((after ->> 'owner')) where act like 'signatures.%';

-- Whoever erases a person may take them away with the contract or the quote (erase_person); nobody changes them.
create function keep_act() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  raise exception 'what proves a signature is kept' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update or delete on signature_acts for each row execute function keep_act();

create function keep_signer() returns trigger language plpgsql as $$
declare
  moving constant text[] := array['invited_at', 'reminders', 'given_name', 'sentence', 'given_from', 'browser',
    'language', 'code_hash', 'code_sent_at', 'code_tries', 'signed_at', 'refused_at', 'reason'];
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  if tg_op = 'UPDATE' and old.signed_at is null and old.refused_at is null
      and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception 'who signs, and what was signed, is kept' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update or delete on signers for each row execute function keep_signer();

create function keep_signature_request() returns trigger language plpgsql as $$
declare
  closing constant text[] := array['closed_at', 'outcome'];
  final constant text[] := array['final_key', 'final_size', 'final_sha256', 'final_at'];
begin
  if tg_op = 'DELETE' and current_user <> 'plume_app' then return old; end if;
  if tg_op = 'UPDATE' and (
      old.closed_at is null and to_jsonb(old) - closing = to_jsonb(new) - closing
      or old.final_key is null and new.outcome = 'signed' and to_jsonb(old) - final = to_jsonb(new) - final) then
    return new;
  end if;
  raise exception 'what is to be signed is kept' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger keep before update or delete on signature_requests
  for each row execute function keep_signature_request();

-- What was sent to be signed keeps its contract; whoever erases a person takes both away.
create function erase_signatures() returns trigger language plpgsql as $$
begin
  if current_user <> 'plume_app' then
    delete from signature_requests where owner = old.owner and contract_id = old.id;
  end if;
  return old;
end
$$;
create trigger erase_signatures before delete on contracts for each row execute function erase_signatures();

do $$
declare
  name text;
begin
  foreach name in array array['signature_requests', 'signers', 'signature_acts'] loop
    execute format('create trigger keep_whole before truncate on %I
      for each statement execute function refuse_change()', name);
  end loop;
end
$$;

-- Whether a file is one of these, for anyone who holds it or its digest: no name and no content, across owners.
create function known_signature(digest text)
  returns table (kind text, requested_at timestamptz, signed_at timestamptz, outcome text, signers integer, signed integer)
  language sql stable security definer set search_path = public, pg_catalog as $$
  select r.kind, r.created_at, case when r.outcome = 'signed' then r.closed_at end,
    coalesce(r.outcome, 'open'), count(*)::int, count(s.signed_at)::int
  from signature_requests r join signers s on s.request_id = r.id
  where r.sha256 = digest or r.final_sha256 = digest
  group by r.id order by r.created_at desc limit 1
$$;
revoke all on function known_signature(text) from public;
grant execute on function known_signature(text) to plume_app;

select pgboss.create_queue('signatureEmail', '{"policy": "standard", "retryLimit": 200,
  "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 60, "retentionMinutes": 43200}');
-- A code is for someone who waits: tried again soon, and not for long.
select pgboss.create_queue('signatureCode', '{"policy": "standard", "retryLimit": 10,
  "retryDelay": 5, "retryBackoff": false, "expireInSeconds": 30, "retentionMinutes": 60}');
select pgboss.create_queue('signatureSeal', '{"policy": "standard", "retryLimit": 1000,
  "retryDelay": 5, "retryBackoff": true, "expireInSeconds": 60, "retentionMinutes": 43200}');
