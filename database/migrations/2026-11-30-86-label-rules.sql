-- Rules of one's own: what a line of the bank was for, by what its label contains; the first that fits says it.
create table label_rules (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  contains text not null,
  kind text not null check (kind in ('outcome', 'income')),
  category text not null,
  vat_rate numeric(5, 2),
  deductible_share numeric(5, 2) not null default 100 check (deductible_share between 0 and 100),
  position integer not null,
  unique (owner, id)
);
create index on label_rules (owner, position, id);
call own_table('label_rules');
call undoable('label_rules');

-- What a rule said of a line, and in which run: a run is taken back whole.
alter table line_matches
  add column rule_id uuid,
  add column run_id uuid,
  add foreign key (owner, rule_id) references label_rules (owner, id) on delete set null (rule_id),
  drop constraint line_matches_kind_check,
  add constraint line_matches_kind_check check (kind in
    ('bill', 'purchase', 'refund', 'income', 'outcome', 'transfer', 'owner', 'written'));
create index on line_matches (owner, run_id) where run_id is not null;
create index on line_matches (owner, rule_id) where rule_id is not null;
