-- Accounting entries as they were given out: from then on neither number nor day of validation moves (LPF A47 A-1).
-- What they were made from may still change: the entry is then taken back by another, and a new one stands behind.
create table accounting_entries (
  owner uuid not null default app_owner(),
  year integer not null,
  number integer not null,
  journal text not null,
  day date not null,
  validated_at timestamptz not null,
  reference text not null,
  reference_day date not null,
  text text not null,
  -- Accounts with their amounts, and whose they are.
  lines jsonb not null,
  -- The entry that this one takes back.
  reverses integer,
  primary key (owner, year, number),
  unique (owner, year, reverses),
  foreign key (owner, year, reverses) references accounting_entries (owner, year, number)
);
call own_table('accounting_entries', 'kept');
revoke update, delete on accounting_entries from plume_app;
create trigger keep before update or delete on accounting_entries for each row execute function refuse_change();
create trigger keep_whole before truncate on accounting_entries for each statement execute function refuse_change();

-- When somebody said so, which is another day than the one that is said.
alter table purchases add column checked_at timestamptz, add column paid_at timestamptz;
alter table purchases no force row level security;
alter table purchases disable trigger mark_change;
update purchases set checked_at = least(changed_at, (checked_on + time '12:00') at time zone 'UTC'),
  paid_at = case when paid_on is not null then changed_at end
  where checked_on is not null;
alter table purchases enable trigger mark_change;
alter table purchases force row level security;

create function mark_purchase() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.checked_on is distinct from new.checked_on then
    new.checked_at := case when new.checked_on is not null then coalesce(new.checked_at, now()) end;
  end if;
  -- What is brought back keeps its moment; a payment that is said anew has another.
  if tg_op = 'INSERT' then
    new.paid_at := case when new.paid_on is not null then coalesce(new.paid_at, now()) end;
  elsif (old.paid_on, old.means) is distinct from (new.paid_on, new.means) then
    new.paid_at := case when new.paid_on is not null then now() end;
  end if;
  return new;
end
$$;
create trigger mark_purchase before insert or update on purchases
  for each row execute function mark_purchase();
