-- What the offers of each stage come to, kept by each change: the board costs the same for ten offers and for 100,000.
create table offer_totals (
  owner uuid not null default app_owner(),
  state text not null,
  currency text not null,
  count integer not null,
  without_value integer not null,
  value_ht bigint not null,
  weighted_ht bigint not null,
  primary key (owner, state, currency)
);

-- The percent that an offer counts for: its own, else what its owner says of its stage, else what everyone begins
-- with (stageWeights in domain/offer.ts).
create function offer_weight(offer offers) returns numeric language plpgsql stable as $$
declare
  said offer_settings;
begin
  if offer.state = 'accepted' then return 100; end if;
  if offer.state = 'aborted' then return 0; end if;
  if offer.probability is not null then return offer.probability; end if;
  select * into said from offer_settings where owner = offer.owner;
  return case offer.state
    when 'firstContact' then coalesce(said.first_contact_weight, 10)
    when 'positioned' then coalesce(said.positioned_weight, 30)
    else coalesce(said.on_waiting_weight, 50) end;
end
$$;

create function add_to_offer_totals(offer offers, sign integer) returns void language plpgsql as $$
declare
  value constant bigint := round(offer.tjm_ht * offer.expected_days);
  lacking constant integer := (value is null)::integer;
  weighted constant bigint := coalesce(round(value * offer_weight(offer) / 100), 0);
begin
  -- What leaves had been counted: where its row is gone, with its owner, there is nothing to take it from.
  update offer_totals set count = count + sign, without_value = without_value + sign * lacking,
    value_ht = value_ht + sign * coalesce(value, 0), weighted_ht = weighted_ht + sign * weighted
    where owner = offer.owner and state = offer.state and currency = offer.currency;
  if found or sign < 0 then return; end if;
  insert into offer_totals as kept (owner, state, currency, count, without_value, value_ht, weighted_ht)
  values (offer.owner, offer.state, offer.currency, 1, lacking, coalesce(value, 0), weighted)
  on conflict (owner, state, currency) do update set
    count = kept.count + 1, without_value = kept.without_value + excluded.without_value,
    value_ht = kept.value_ht + excluded.value_ht, weighted_ht = kept.weighted_ht + excluded.weighted_ht;
end
$$;

-- One at a time: offers are counted by the weights of one moment, and nobody waits for another in a circle.
create function lock_offer_totals(whose uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('offer_totals ' || whose, 0))
$$;

create function keep_offer_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.state, old.currency, old.tjm_ht, old.expected_days, old.probability)
      is not distinct from (new.state, new.currency, new.tjm_ht, new.expected_days, new.probability) then
    return null;
  end if;
  perform lock_offer_totals(case tg_op when 'DELETE' then old.owner else new.owner end);
  if tg_op <> 'INSERT' then perform add_to_offer_totals(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_offer_totals(new, 1); end if;
  return null;
end
$$;
-- At commit, like the totals of bills, so that rows are locked as shortly as can be.
create constraint trigger keep_offer_totals after insert or delete or
    update of state, currency, tjm_ht, expected_days, probability on offers
  deferrable initially deferred for each row execute function keep_offer_totals();

create function weigh_offers() returns trigger language plpgsql as $$
declare
  whose constant uuid := case tg_op when 'DELETE' then old.owner else new.owner end;
begin
  perform lock_offer_totals(whose);
  update offer_totals kept set weighted_ht = coalesce((
      select sum(round(o.value_ht * offer_weight(o) / 100)) from offers o
      where o.owner = whose and o.state = kept.state and o.currency = kept.currency), 0)
    where kept.owner = whose and kept.state not in ('aborted', 'accepted');
  return null;
end
$$;
create trigger weigh_offers after insert or delete or
    update of first_contact_weight, positioned_weight, on_waiting_weight on offer_settings
  for each row execute function weigh_offers();

-- The paper that was made of an offer last: one that is deleted, and brought back, is its paper again.
alter table offers add column paper_id uuid;
create index on offers (owner, paper_id) where paper_id is not null;
create function remember_paper() returns trigger language plpgsql as $$
begin
  new.paper_id := coalesce(new.quote_id, new.contract_id, new.paper_id);
  return new;
end
$$;
create trigger remember_paper before insert or update of quote_id, contract_id on offers
  for each row execute function remember_paper();
create function return_paper() returns trigger language plpgsql as $$
begin
  update offers set quote_id = case tg_table_name when 'quotes' then new.id end,
    contract_id = case tg_table_name when 'contracts' then new.id end
    where owner = new.owner and paper_id = new.id and quote_id is null and contract_id is null;
  return null;
end
$$;
create trigger return_paper after insert on quotes for each row execute function return_paper();
create trigger return_paper after insert on contracts for each row execute function return_paper();

-- What there is already; the owner of the tables is held to their policies too, so they are lifted meanwhile.
alter table offers no force row level security;
alter table offer_settings no force row level security;
alter table offers disable trigger user;
update offers set paper_id = coalesce(quote_id, contract_id) where quote_id is not null or contract_id is not null;
alter table offers enable trigger user;
insert into offer_totals (owner, state, currency, count, without_value, value_ht, weighted_ht)
select o.owner, o.state, o.currency, count(*), count(*) filter (where o.value_ht is null), coalesce(sum(o.value_ht), 0),
  coalesce(sum(round(o.value_ht * offer_weight(o) / 100)), 0)
from offers o group by 1, 2, 3;
alter table offers force row level security;
alter table offer_settings force row level security;
call own_table('offer_totals', 'erased', false);
