-- The papers of expenses, photographed: each waits for its line of the bank, and is attached to it.
create table vouchers (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  day date not null,
  amount bigint not null check (amount > 0),
  currency text not null default 'EUR',
  -- Who was paid, as far as that was said.
  payee text,
  category text not null default 'other',
  vat_rate numeric(5, 2),
  file_id uuid,
  line_id uuid,
  -- Its line was matched by it, and is open again when it is taken off.
  matched boolean not null default false,
  check (line_id is not null or not matched),
  unique (owner, id),
  unique (owner, line_id),
  foreign key (owner, file_id) references files (owner, id) on delete set null (file_id),
  foreign key (owner, line_id) references bank_lines (owner, id) on delete set null (line_id)
);
create index on vouchers (owner, day, id);
create index on vouchers (owner, amount, id);
create index on vouchers (owner, file_id);

call own_table('vouchers');
call undoable('vouchers');

-- Lines that a voucher was said not to be of are not proposed for it again.
create table voucher_refusals (
  owner uuid not null default app_owner(),
  voucher_id uuid not null,
  line_id uuid not null,
  primary key (owner, voucher_id, line_id),
  foreign key (owner, voucher_id) references vouchers (owner, id) on delete cascade,
  foreign key (owner, line_id) references bank_lines (owner, id) on delete cascade
);
create index on voucher_refusals (owner, line_id);
call own_table('voucher_refusals');

-- A line that is matched no more, or gone, leaves its voucher waiting.
create function voucher_waits() returns trigger language plpgsql as $$
begin
  update vouchers set line_id = null, matched = false where owner = old.owner and line_id = old.id;
  return coalesce(new, old);
end
$$;
create trigger voucher_waits after update of state on bank_lines for each row
  when (old.state = 'matched' and new.state <> 'matched') execute function voucher_waits();
create trigger voucher_waits_again before delete on bank_lines for each row execute function voucher_waits();
