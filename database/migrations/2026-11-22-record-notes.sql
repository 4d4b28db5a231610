-- What one writes down about a record, and the files that one puts with it: a call, a meeting, a message, whatever
-- one wants to find again. One table for all areas; `takes_notes` gives it a foreign key to each.
alter table files add unique (owner, id);
alter table purchases add unique (owner, id);

create table notes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The area, by the name of its card, and the record there.
  area text not null,
  record_id uuid not null,
  kind text not null check (kind in ('call', 'meeting', 'message', 'other')),
  day date not null,
  -- Where it stands among what happened: its day, and of today its moment.
  at timestamptz not null,
  "from" text check ("from" in ('them', 'me')),
  text text,
  file_id uuid,
  foreign key (owner, file_id) references files (owner, id),
  check (text is not null or file_id is not null)
);
create index on notes (owner, area, record_id, at, id);
create index on notes (owner, file_id) where file_id is not null;

call own_table('notes');
call undoable('notes');

-- Records of a table take notes, which go with them and come back with them. Each area has a column of its own,
-- made of `area` and `record_id`, for its foreign key: what moves a note to another record writes `record_id`.
create procedure takes_notes(name text, area text, key text)
  language plpgsql set search_path = public, pg_catalog as $$
declare
  keys text;
begin
  execute format('alter table notes
    add column %1$I uuid generated always as (case when area = %2$L then record_id end) stored,
    add foreign key (owner, %1$I) references %3$I (owner, id) on delete cascade', key, area, name);
  execute format('create index on notes (owner, %1$I) where %1$I is not null', key);
  -- A note without a record would be found nowhere.
  select string_agg(quote_ident(attname), ', ') into keys from pg_attribute
  where attrelid = 'notes'::regclass and attgenerated = 's' and not attisdropped;
  execute 'alter table notes drop constraint if exists about_a_record';
  execute format('alter table notes add constraint about_a_record check (num_nonnulls(%s) = 1)', keys);
  -- It comes back after the record that it is about.
  update owned_tables notes set undo_place = greatest(notes.undo_place, record.undo_place + 1)
  from owned_tables record where notes.name = 'notes' and record.name = takes_notes.name;
end
$$;
revoke all on procedure takes_notes(text, text, text) from public;

call takes_notes('clients', 'clients', 'client_id');
call takes_notes('contacts', 'contacts', 'contact_id');
call takes_notes('contracts', 'contracts', 'contract_id');
call takes_notes('products', 'products', 'product_id');
call takes_notes('quotes', 'quotes', 'quote_id');
call takes_notes('bills', 'bills', 'bill_id');
call takes_notes('purchases', 'purchases', 'purchase_id');
call takes_notes('recurring_bills', 'recurringBills', 'recurring_bill_id');
