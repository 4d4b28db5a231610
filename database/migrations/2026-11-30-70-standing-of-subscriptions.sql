-- How a subscription stands on a day, for lists that filter by it: what domain/subscription.ts says of the same facts
-- (subscriptions.test compares the two).
create function subscription_standing(kept subscriptions, today date)
  returns table (state text, ended_on date, is_due boolean, had_plan boolean)
  language sql stable
  as $$
    with billed as (
      select max(ends_on) filter (where credited_on is null) as until,
        min(grace_ends_on) filter (where money = 'failed' and credited_on is null and starts_on is not null) as grace,
        count(starts_on) > 0 as had_plan
      from subscription_bills b where b.owner = kept.owner
    ), own as (
      select until, grace, had_plan, case
        when kept.lapsed_on is not null then kept.lapsed_on
        when until is null and today <= kept.trial_ends_on then null
        when kept.plan_id is null then coalesce(until, kept.trial_ends_on)
        when kept.cancelled_on is not null and today > coalesce(until, kept.trial_ends_on)
          then coalesce(until, kept.trial_ends_on)
        when grace is not null and today > grace then grace
      end as ended_on,
      kept.lapsed_on is null and until is null and today <= kept.trial_ends_on as in_trial
      from billed
    )
    select case
        when kept.given_until >= today and (own.ended_on is not null or in_trial and kept.trial_ends_on < kept.given_until)
          then 'active'
        when own.ended_on is not null then 'inactive'
        when in_trial then 'freeTrial'
        else 'active'
      end,
      case when own.ended_on is not null and coalesce(kept.given_until < today, true)
        then greatest(own.ended_on, kept.given_until) end,
      grace is not null and own.ended_on is null and not in_trial,
      had_plan
    from own
  $$;
