-- What may become work: an offer moves from a first contact to its acceptance, or is aborted.
create table offers (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  title text not null,
  client_id uuid not null,
  contact_id uuid,
  state text not null default 'firstContact'
    check (state in ('firstContact', 'positioned', 'onWaiting', 'aborted', 'accepted')),
  tjm_ht bigint check (tjm_ht >= 0),
  expected_days numeric(9, 4) check (expected_days > 0),
  currency text not null default 'EUR',
  -- Its own, in percent: without one it has its stage's. A closed offer has none.
  probability numeric(5, 2) check (probability between 0 and 100),
  source text,
  expected_start date,
  description text,
  technical_needs text,
  context text,
  remark text,
  next_action text,
  next_action_on date,
  -- As clocks in Paris show it: "14:30".
  next_action_at text,
  abort_reason text,
  abort_words text,
  quote_id uuid,
  contract_id uuid,
  -- By the clock of whoever acts, and by whom; the history has the same.
  modified_at timestamptz not null default now(),
  modified_by uuid,
  -- When the present stage was entered.
  entered_at timestamptz not null default now(),
  -- Rounded for each offer, half away from zero: what is shown adds up.
  value_ht bigint generated always as (round(tjm_ht * expected_days)::bigint) stored,
  unique (owner, id),
  foreign key (owner, client_id) references clients (owner, id),
  foreign key (owner, contact_id) references contacts (owner, id) on delete set null (contact_id),
  foreign key (owner, quote_id) references quotes (owner, id) on delete set null (quote_id),
  foreign key (owner, contract_id) references contracts (owner, id) on delete set null (contract_id),
  check (probability is null or state not in ('aborted', 'accepted')),
  check ((state = 'aborted') = (abort_reason is not null)),
  check ((next_action is null) = (next_action_on is null)),
  check (next_action_at is null or next_action_on is not null)
);

create index on offers (owner, (title collate "fr-x-icu"), id);
create index on offers (owner, modified_at, id);
create index on offers (owner, (case when value_ht is null then -1 else value_ht end), id);
create index on offers (owner, (case when expected_start is null then 'infinity'::date else expected_start end), id);
create index on offers (owner, (case when next_action_on is null then 'infinity'::date else next_action_on end), id);
create index on offers (owner, state, entered_at, id);
create index on offers (owner, client_id);
create index on offers (owner, contact_id);
create index on offers (owner, quote_id);
create index on offers (owner, contract_id);

-- What became of an offer, field by field: figures of prospecting come from here.
create table offer_events (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default app_owner(),
  offer_id uuid not null,
  -- Their order, where several are of one instant.
  place bigint generated always as identity,
  at timestamptz not null,
  by uuid,
  field text not null
    check (field in ('state', 'tjmHT', 'expectedDays', 'probability', 'clientId', 'nextAction')),
  before jsonb,
  after jsonb,
  -- Of a move: when the stage that was left had been entered.
  entered_before timestamptz,
  unique (owner, id),
  foreign key (owner, offer_id) references offers (owner, id) on delete cascade
);
create index on offer_events (owner, offer_id, place);

-- How probable each stage is, in percent, and after how many days in it an offer is worth a look.
create table offer_settings (
  owner uuid primary key default app_owner(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  first_contact_weight numeric(5, 2) not null check (first_contact_weight between 0 and 100),
  positioned_weight numeric(5, 2) not null check (positioned_weight between 0 and 100),
  on_waiting_weight numeric(5, 2) not null check (on_waiting_weight between 0 and 100),
  first_contact_days integer not null check (first_contact_days > 0),
  positioned_days integer not null check (positioned_days > 0),
  on_waiting_days integer not null check (on_waiting_days > 0)
);

call own_table('offers');
call own_table('offer_events');
call own_table('offer_settings');
call searchable('offers', 'title');
call undoable('offers');
call undoable('offer_events');

-- A move that is taken back within a quarter of an hour leaves the day on which the stage was entered.
create function enter_stage() returns trigger language plpgsql as $$
declare
  move offer_events;
begin
  select * into move from offer_events
    where owner = old.owner and offer_id = old.id and field = 'state' order by place desc limit 1;
  if move.before #>> '{}' = new.state and new.modified_at <= move.at + interval '15 minutes' then
    new.entered_at := move.entered_before;
  else
    new.entered_at := new.modified_at;
  end if;
  return new;
end
$$;
create trigger enter_stage before update on offers
  for each row when (new.state <> old.state) execute function enter_stage();

create function next_action_of(offer offers) returns jsonb language sql stable as $$
  select case when offer.next_action is not null then jsonb_build_object('text', offer.next_action,
    'on', offer.next_action_on, 'at', offer.next_action_at) end
$$;

-- What is kept of each save: the fields that the figures are made of, before and after.
create function record_offer() returns trigger language plpgsql as $$
declare
  known constant offers := case when tg_op = 'UPDATE' then old end;
begin
  insert into offer_events (owner, offer_id, at, by, field, before, after, entered_before)
  select new.owner, new.id, new.modified_at, new.modified_by, field, before, after,
    case when field = 'state' then known.entered_at end
  from (values
    ('state', to_jsonb(known.state), to_jsonb(new.state)),
    ('tjmHT', to_jsonb(known.tjm_ht), to_jsonb(new.tjm_ht)),
    ('expectedDays', to_jsonb(trim_scale(known.expected_days)::text), to_jsonb(trim_scale(new.expected_days)::text)),
    ('probability', to_jsonb(trim_scale(known.probability)::text), to_jsonb(trim_scale(new.probability)::text)),
    ('clientId', to_jsonb(known.client_id), to_jsonb(new.client_id)),
    ('nextAction', next_action_of(known), next_action_of(new))
  ) as change (field, before, after)
  where before is distinct from after;
  return null;
end
$$;
-- One that is brought back keeps its first day, and its history comes back with it.
create trigger record_new after insert on offers
  for each row when (new.created_at = now()) execute function record_offer();
create trigger record_change after update on offers for each row execute function record_offer();

-- Only added to; it goes with its offer.
create function keep_history() returns trigger language plpgsql as $$
begin
  raise exception 'history is only added to' using errcode = 'restrict_violation';
end
$$;
create trigger keep_history before update on offer_events for each row execute function keep_history();
revoke update, delete on offer_events from plume_app;

-- Whose next actions have come, across owners, and nothing else of them.
create policy run on offers for select
  using (current_setting('app.sweep', true) = 'offerActions' and next_action_on is not null);
create index on offers (owner, next_action_on) where next_action_on is not null;
