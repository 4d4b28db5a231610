-- How many of what there are on the installation, for administrators: counts only, by the columns that they take.
grant select (state) on bill_emails to plume_search;
create policy counted on bill_emails for select to plume_search using (true);
grant select (owner, plan_id, trial_ends_on, lapsed_on) on subscriptions to plume_search;
create policy counted on subscriptions for select to plume_search using (true);
grant select (treated_at) on support_messages to plume_search;
create policy counted on support_messages for select to plume_search using (true);
grant select (id, name_fr, name_en, place) on plans to plume_search;

create function installation_counts(at timestamptz, today date) returns jsonb
  language sql stable security definer set search_path = public, pg_catalog as $$
  select jsonb_build_object(
    'accounts', (select count(*) from people where closed_at is null),
    'suspended', (select count(*) from people where closed_at is null and suspended_until > at),
    'trials', (select count(*) from subscriptions s join people p on p.id = s.owner and p.closed_at is null
      where s.plan_id is null and s.trial_ends_on >= today and s.lapsed_on is null),
    'plans', coalesce((select jsonb_agg(jsonb_build_object('nameFr', named.name_fr, 'nameEn', named.name_en,
          'count', named.count) order by named.place, named.name_fr)
      from (select p.name_fr, p.name_en, p.place, count(s.owner) as count
        from plans p left join subscriptions s on s.plan_id = p.id group by p.id, p.name_fr, p.name_en, p.place)
        as named), '[]'),
    'requestsWaiting', (select count(*) from support_messages where treated_at is null),
    'mailsFailing', (select count(*) from bill_emails where state = 'failed'))
$$;
grant create on schema public to plume_search;
alter function installation_counts(timestamptz, date) owner to plume_search;
revoke create on schema public from plume_search;
revoke all on function installation_counts(timestamptz, date) from public;
grant execute on function installation_counts(timestamptz, date) to plume_app;
