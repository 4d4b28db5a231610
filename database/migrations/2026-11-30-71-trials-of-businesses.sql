-- One trial a business: of each SIREN, as a keyed digest, when the first trial ends. After an erasure it is remembered
-- for two years. Only the functions below read it.
create table business_trials (
  digest bytea primary key,
  -- Whose trial was the first; nobody's after an erasure.
  first_account uuid,
  trial_ends_on date not null,
  -- None as long as the account is there.
  kept_until date
);
create index on business_trials (first_account);

create table business_trial_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);
insert into business_trial_key (key)
  select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

-- That the trial is what was left of another account's, and has to be told.
alter table subscriptions add column trial_shared boolean not null default false;

create function siren_digest(siren text) returns bytea
  language sql stable security definer set search_path = public, pg_catalog
  as $$ select sha256(key || sha256(key || convert_to(siren, 'UTF8'))) from business_trial_key $$;
revoke all on function siren_digest(text) from public;

-- Whoever says whose business it is has what is left of its first trial, and three days at least.
create function share_trial() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog set app.scope = 'people' as $$
declare
  own subscriptions;
  first business_trials;
  ends date;
begin
  select * into own from subscriptions where owner = new.owner for update;
  if own.owner is null then
    return null;
  end if;
  insert into business_trials as known (digest, first_account, trial_ends_on)
    values (siren_digest(new.siren), new.owner, own.trial_ends_on)
    on conflict (digest) do update set
      first_account = case when known.kept_until < app_today() then excluded.first_account else known.first_account end,
      trial_ends_on = case when known.kept_until < app_today() then excluded.trial_ends_on else known.trial_ends_on end,
      kept_until = case when known.kept_until < app_today() then null else known.kept_until end
    returning * into first;
  if first.first_account = new.owner then
    return null;
  end if;
  ends := greatest(
    coalesce((select s.trial_ends_on from subscriptions s where s.owner = first.first_account), first.trial_ends_on),
    app_today() + 3);
  if ends < own.trial_ends_on and not exists (select from subscription_bills b where b.owner = new.owner) then
    -- A plan that waits for the end of the trial begins after it.
    update subscriptions set trial_ends_on = ends, trial_shared = true,
        anchor = case when plan_id is not null then ends + 1 end,
        bills_on = case when bills_on is not null then ends + 1 end
      where owner = new.owner;
  end if;
  return null;
end
$$;
revoke all on function share_trial() from public;
create trigger share_trial_of_new after insert on profiles
  for each row when (new.siren is not null) execute function share_trial();
create trigger share_trial after update of siren on profiles
  for each row when (new.siren is not null and new.siren is distinct from old.siren) execute function share_trial();

create function remember_trial() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update business_trials set first_account = null, trial_ends_on = old.trial_ends_on,
      kept_until = app_today() + interval '2 years'
    where first_account = old.owner;
  return null;
end
$$;
revoke all on function remember_trial() from public;
create trigger remember_trial after delete on subscriptions for each row execute function remember_trial();

create function forget_business_trials(today date) returns void
  language sql security definer set search_path = public, pg_catalog
  as $$ delete from business_trials where kept_until < today $$;
revoke all on function forget_business_trials(date) from public;
grant execute on function forget_business_trials(date) to plume_app;

-- Those who are here already: the eldest account of a business had the first trial.
insert into business_trials (digest, first_account, trial_ends_on)
  select distinct on (p.siren) siren_digest(p.siren), p.owner, s.trial_ends_on
  from profiles p join subscriptions s on s.owner = p.owner where p.siren is not null
  order by p.siren, p.created_at, p.owner
  on conflict do nothing;
