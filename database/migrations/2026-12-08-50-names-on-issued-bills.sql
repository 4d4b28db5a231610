-- A bill was named after its client as they were called when its draft was saved, its paper as they were called when it
-- was issued, or by the bill that a credit note takes back: what was frozen holds.
alter table bills no force row level security;
alter table bill_snapshots no force row level security;
alter table bills disable trigger user;
update bills b set client_name = s.snapshot -> 'client' ->> 'name'
  from bill_snapshots s
  where s.owner = b.owner and s.bill_id = b.id and b.number is not null
    and s.snapshot -> 'client' ->> 'name' is not null and b.client_name <> s.snapshot -> 'client' ->> 'name';
alter table bills enable trigger user;
alter table bill_snapshots force row level security;
alter table bills force row level security;
