-- The papers around a contract: a file each, with its days. Another version is another row, which says of which.
create table contract_documents (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  contract_id uuid not null,
  kind text not null,
  title text,
  issued_on date not null,
  expires_on date check (expires_on >= issued_on),
  -- The last day on which it serves: its expiry, or of an attestation of vigilance the last of its six months.
  serves_until date,
  file_id uuid not null,
  previous_id uuid,
  unique (owner, id),
  unique (owner, previous_id),
  foreign key (owner, contract_id) references contracts (owner, id) on delete cascade,
  foreign key (owner, file_id) references files (owner, id),
  foreign key (owner, previous_id) references contract_documents (owner, id) on delete set null (previous_id) deferrable initially deferred
);
create index on contract_documents (owner, contract_id, created_at);
create index on contract_documents (owner, file_id);
create index on contract_documents (serves_until) where serves_until is not null;
call own_table('contract_documents');
call undoable('contract_documents');

-- A private link shows the documents that were chosen for it, and no other.
create table contract_document_links (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  contract_id uuid not null,
  secret text not null unique check (length(secret) >= 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  unique (owner, id),
  foreign key (owner, contract_id) references contracts (owner, id) on delete cascade
);
create index on contract_document_links (owner, contract_id, created_at);
create table linked_contract_documents (
  owner uuid not null default app_owner(),
  link_id uuid not null,
  document_id uuid not null,
  primary key (owner, link_id, document_id),
  foreign key (owner, link_id) references contract_document_links (owner, id) on delete cascade,
  foreign key (owner, document_id) references contract_documents (owner, id) on delete cascade
);
create index on linked_contract_documents (owner, document_id);
call own_table('contract_document_links');
call own_table('linked_contract_documents');
create policy held on contract_document_links for select
  using (secret = nullif(current_setting('app.link', true), ''));

-- A file goes a day after the last record that refers to it.
create or replace function release_file() returns trigger language plpgsql as $$
begin
  update files set expires_at = now() + interval '31 days' where owner = old.owner and id = old.file_id
    and not exists (select from notes n where n.owner = old.owner and n.file_id = old.file_id)
    and not exists (select from purchases p where p.owner = old.owner and p.file_id = old.file_id)
    and not exists (select from contract_documents d where d.owner = old.owner and d.file_id = old.file_id);
  return null;
end
$$;
create trigger release_file after delete on contract_documents for each row execute function release_file();
create trigger keep_file after insert on contract_documents for each row execute function keep_file();

-- Whose documents end, or must be given anew, across owners, and nothing else of them.
create policy run on contract_documents for select
  using (current_setting('app.sweep', true) = 'documentNotices' and serves_until is not null);
create policy run_documents on contracts for select
  using (current_setting('app.sweep', true) = 'documentNotices' and activated_on is not null and kind = 'freelance');
