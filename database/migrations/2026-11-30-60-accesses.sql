-- Someone else in an account (decision 2026-11-30-someone-else-in-an-account). `app.owner` is whose rows a transaction
-- is about, `app.person` who acts in it where that is another.
create function app_person() returns uuid
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.person', true), '')::uuid, app_owner());

-- Who acts in an account that is not theirs; nobody where its owner does.
create function app_guest() returns uuid
  language sql stable parallel safe
  return nullif(app_person(), app_owner());

-- Whom an account's owner invited, to what and until when, and who took it up.
create table accesses (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  email text not null,
  label text not null check (label in ('accountant', 'manager', 'colleague')),
  extent text not null check (extent in ('read', 'export', 'menus')),
  permissions text[] not null default '{}',
  ends_on date,
  language text not null check (language in ('fr', 'en')),
  -- As the guest chooses among accounts, and as the invitation says who invites.
  account_name text not null,
  secret text unique check (length(secret) >= 32),
  invited_at timestamptz not null default now(),
  guest uuid,
  guest_name text,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  unique (owner, id),
  check (guest is distinct from owner),
  check ((guest is null) = (accepted_at is null)),
  check ((permissions = '{}') = (extent <> 'menus'))
);
create index on accesses (owner, created_at);
-- One way into an account at a time.
create unique index on accesses (guest, owner) where guest is not null and withdrawn_at is null;
call own_table('accesses');
-- Of what is theirs to give, a guest sees and changes nothing; but each sees by themselves where they may go.
create policy owners_alone on accesses as restrictive using (app_guest() is null);
create policy entered on accesses for select using (guest = app_owner());
create policy held on accesses for select
  using (secret = nullif(current_setting('app.link', true), ''));
create policy accepted on accesses for update
  using (secret = nullif(current_setting('app.link', true), ''))
  with check (guest = app_owner() and secret is null);
-- Whoever was let in may leave.
create policy left_by_guest on accesses for update using (guest = app_owner())
  with check (guest = app_owner() and withdrawn_at is not null);

-- Whose account is closed enters no other, and is named in none.
create function leave_accounts() returns trigger
  language plpgsql as $$
begin
  update accesses set withdrawn_at = coalesce(withdrawn_at, now()), guest_name = null, email = ''
    where guest = new.id;
  return null;
end
$$;
create trigger leave_accounts after update on people
  for each row when (old.closed_at is null and new.closed_at is not null) execute function leave_accounts();

-- What guests wrote, for the owner to read; the audit log has it too.
create table access_acts (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  access_id uuid not null,
  guest uuid not null default app_person(),
  guest_name text not null,
  account_name text not null,
  at timestamptz not null default now(),
  method text not null check (method in ('POST', 'PUT', 'PATCH', 'DELETE')),
  operation text not null,
  record_id uuid,
  unique (owner, id),
  foreign key (owner, access_id) references accesses (owner, id) on delete cascade
);
create index on access_acts (owner, access_id, at);
create index on access_acts (owner, record_id, at);
call own_table('access_acts');
-- Nobody writes in another's name, nor changes what was written.
create policy guests_own_name on access_acts as restrictive for insert with check (guest = app_guest());
revoke update, delete on access_acts from plume_app;

-- In the audit log too, in the same transaction.
create function audit_guest() returns trigger
  language plpgsql as $$
begin
  insert into audit_entries (actor, actor_name, act, subject, subject_name, after)
  values (new.guest, new.guest_name, 'accesses.used', new.owner, new.account_name,
    jsonb_build_object('operation', new.operation, 'record', new.record_id));
  return null;
end
$$;
create trigger audit_guest after insert on access_acts for each row execute function audit_guest();

-- What is never a guest's, whatever a call asks for: plan and preferences of the account's owner.
create policy owners_alone on subscriptions as restrictive using (app_guest() is null);
create policy owners_alone on subscription_bills as restrictive using (app_guest() is null);
create policy owners_alone on calendar_feeds as restrictive using (app_guest() is null);
create policy owners_alone on views as restrictive using (app_guest() is null);

-- Whoever's access changes is looked up anew at the next call, in whichever process (decision 018).
create constraint trigger count_access_change after insert or update or delete on accesses
  deferrable initially deferred for each row execute function count_access_change();

-- Whose account someone is in, in one browser.
alter table web.sessions add column account uuid;

select pgboss.create_queue('accessInvitation', '{"policy": "standard", "retryLimit": 60,
  "retryDelay": 60, "retryBackoff": false, "expireInSeconds": 120, "retentionMinutes": 43200}');
