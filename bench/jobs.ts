import type pg from "pg"

/** Work of the clock that falls due for many at once: its world, how one sees that it is done, and its bound. */
export interface JobBench {
  name: string
  size: number
  /** Seconds. */
  bound: number
  fill(client: pg.PoolClient, size: number, plan: string): Promise<unknown>
  /** How many are done, and how many of these twice. */
  done: string
}

/** What all of it happens at: a Monday at ten in Paris. */
export const clock = "2026-11-23T09:00:00Z"
const today = "2026-11-23"

/** So many people with a profile that lacks nothing to be billed. */
export const addPeople = async (client: pg.PoolClient, count: number): Promise<void> => {
  await client.query(
    `insert into people (id, username, email, name, roles)
     select gen_random_uuid(), 'abonne-' || at, 'abonne-' || at || '@exemple.fr', 'Abonné ' || at, '{}' from generate_series(1, $1::int) at`,
    [count],
  )
  await client.query(
    `insert into profiles (owner, first_name, last_name, street_address, postal_code, city, country, language, siren)
     select id, 'Camille', name, '3 rue Mercière', '69002', 'Lyon', 'FR', 'fr', '732829320' from people where username like 'abonne-%'`,
  )
}

const subscribers = "(select id from people where username like 'abonne-%' order by id limit $1)"

export const jobs: JobBench[] = [
  {
    name: "subscriptions billed",
    size: 10_000,
    bound: 600,
    fill: (client, size, plan) =>
      client.query(
        `insert into subscriptions (owner, trial_ends_on, plan_id, period, means, anchor, billed, price_ht, bills_on)
         select id, $2::date - 1, $3, 'monthly', 'transfer', $2::date, 0, 1200, $2::date from ${subscribers} subscriber`,
        [size, today, plan],
      ),
    done: "select count(*)::int as done, count(*)::int - count(distinct owner)::int as twice from subscription_bills",
  },
  {
    name: "told of a new price",
    size: 10_000,
    bound: 60,
    fill: (client, size) =>
      client.query(
        `update subscriptions set next_price_ht = 1500, next_price_on = $2::date + 70, price_told_on = null
         where owner in ${subscribers}`,
        [size, today],
      ),
    done: `select count(*)::int as done, count(*)::int - count(distinct owner)::int as twice
      from notifications where kind = 'subscriptionPrice'`,
  },
  {
    name: "digests sent",
    size: 10_000,
    bound: 300,
    fill: (client, size) =>
      client.query(
        `insert into notifications (owner, kind, cause_id, parameters, created_at, shown_at, mail_at, mail_as)
         select id, 'taskDue', gen_random_uuid(), jsonb_build_object('name', 'Tâche ' || at, 'day', $2::text, 'taskId', gen_random_uuid()),
           $3::timestamptz - interval '3 hours', now(), $3::timestamptz - interval '1 hour', 'daily'
         from ${subscribers} subscriber, generate_series(1, 5) at`,
        [size, today, clock],
      ),
    done: `select count(*)::int as done, count(*)::int - count(distinct data->>'owner')::int as twice
      from pgboss.job where name = 'notificationEmail' and state = 'completed' and data->>'digest' = 'daily'`,
  },
  {
    name: "reminders rung",
    size: 1_000,
    bound: 10,
    fill: (client, size) =>
      client.query(
        `insert into events (owner, title, start_date, start_time, length, zone, color, free, reminders, first_day, last_day, uid, next_reminder_at)
         select id, 'Rendez-vous', $2, '10:15', 45, 'Europe/Paris', 'blue', false, '[{"amount": 15, "unit": "minutes", "at": null, "by": "notification"}]',
           $2, $2, id::text, $3::timestamptz from ${subscribers} subscriber`,
        [size, today, clock],
      ),
    done: `select count(*)::int as done, count(*)::int - count(distinct owner)::int as twice
      from notifications where kind = 'eventReminder'`,
  },
  {
    name: "scheduled transactions done",
    size: 1_000,
    bound: 30,
    async fill(client, size) {
      await client.query(
        `insert into scheduled_transactions (owner, changed_by, title, operation, mode, category, next_on, due_on)
         select id, id, 'Loyer', 'outcome', 'autoDebit', 'rent', $2, $2 from ${subscribers} subscriber`,
        [size, today],
      )
      await client.query(
        `insert into scheduled_editions (owner, scheduled_transaction_id, starts_on, active, frequency, every, start_date, month_end, shift, amount)
         select owner, id, $1, true, 'monthly', 1, $1, false, 'none', 80000 from scheduled_transactions`,
        [today],
      )
    },
    done: `select count(*)::int as done, count(*)::int - count(distinct owner)::int as twice from scheduled_executions`,
  },
]
