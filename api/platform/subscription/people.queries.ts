import { and, eq, inArray, isNull, not, type SQL, sql } from "drizzle-orm"
import type { SubscriptionFilter, SubscriptionMonth } from "#contract/subscriptions"
import { administrator } from "#domain/administrator"
import { type Day, endOfMonth } from "#domain/day"
import type { Month } from "#domain/month"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { people } from "../../access/schema"
import { factsOf } from "../../access/subscriptions.queries"
import { plans, subscriptionBills, subscriptions } from "../../access/subscriptions.schema"
import { keyset } from "../../http/page"
import { bills } from "../../sales/bills/schema"

/** Of everyone who has a subscription that limits them; the call must be one of those who administer people. */
const listed = projection({ id: people.id })

const standings = (today: Day) =>
  sql`${people} join ${subscriptions} on ${subscriptions.owner} = ${people.id}
    cross join lateral subscription_standing(${subscriptions}, ${today}::date) standing`

const limited = and(isNull(people.closedAt), not(sql`${administrator} = any(${people.roles})`))

const within = (day: SQL | typeof subscriptions.trialEndsOn, month: Month) =>
  sql`${day} between ${`${month}-01`}::date and ${endOfMonth(`${month}-01`)}::date`

/** Trials that are over, or that a plan put an end to. */
const trialOver = (today: Day) =>
  sql`(${subscriptions.trialEndsOn} < ${today}::date or standing.had_plan)`

const states = {
  freeTrial: sql`standing.state = 'freeTrial'`,
  active: sql`standing.state = 'active'`,
  due: sql`standing.state = 'active' and standing.is_due`,
  cancelled: sql`standing.state <> 'inactive' and ${subscriptions.cancelledOn} is not null`,
  inactive: sql`standing.state = 'inactive'`,
}

const matching = (
  { q, state, trialEnded, became, ended }: SubscriptionFilter,
  today: Day,
  limits: boolean,
) =>
  and(
    limited,
    state && limits ? states[state] : undefined,
    // Where nothing limits anybody, everyone is active.
    state && !limits ? sql`${state === "active"}` : undefined,
    trialEnded ? and(within(subscriptions.trialEndsOn, trialEnded), trialOver(today)) : undefined,
    became ? sql`standing.had_plan = ${became === "plan"}` : undefined,
    ended ? and(within(sql`standing.ended_on`, ended), sql`standing.had_plan`) : undefined,
    q
      ? sql`plain_text(concat_ws(' ', ${people.username}, ${people.name}, ${people.email}))
          like '%' || plain_text(${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}) || '%'`
      : undefined,
  )

const sorts = {
  username: sql`${people.username} collate "fr-x-icu"`,
  createdAt: subscriptions.createdAt,
}

export async function listStandings(
  db: Database,
  filter: SubscriptionFilter,
  today: Day,
  limits: boolean,
) {
  const page = keyset(filter, sorts, people.id, "username")
  const { rows, count } = await page.list(
    db,
    listed,
    standings(today),
    matching(filter, today, limits),
  )
  const found = await findRecords(
    db,
    rows.map(({ id }) => id),
  )
  return {
    count,
    rows: rows.flatMap(({ id, cursor }) => {
      const record = found.get(id)
      return record ? [{ ...record, cursor }] : []
    }),
  }
}

/** Everyone of the filter, by user name: at most as many as a spreadsheet is good for. */
export async function exportStandings(
  db: Database,
  filter: SubscriptionFilter,
  today: Day,
  limits: boolean,
) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${people.id} as id from ${standings(today)} where ${matching(filter, today, limits)}
      order by ${sorts.username}, ${people.id} limit 50000`,
  )
  const ids = rows.map(({ id }) => id)
  const found = await findRecords(db, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

export type SubscriptionPerson = NonNullable<Awaited<ReturnType<typeof findRecord>>>

export async function findRecord(db: Database, id: string) {
  return (await findRecords(db, [id])).get(id)
}

async function findRecords(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: people.id,
      username: people.username,
      name: people.name,
      email: people.email,
      plan: plans.code,
      row: subscriptions,
    })
    .from(people)
    .innerJoin(subscriptions, eq(subscriptions.owner, people.id))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(inArray(people.id, ids), limited))
  const billed = await db
    .select()
    .from(subscriptionBills)
    .where(inArray(subscriptionBills.owner, ids))
    .orderBy(subscriptionBills.owner, subscriptionBills.position)
  const billsOf = new Map<string, typeof billed>()
  for (const bill of billed) billsOf.set(bill.owner, [...(billsOf.get(bill.owner) ?? []), bill])
  return new Map(
    rows.map(({ row, ...person }) => {
      const its = billsOf.get(person.id) ?? []
      return [person.id, { ...person, row, bills: its, facts: factsOf(row, its) }] as const
    }),
  )
}

type Counts = Omit<SubscriptionMonth, "month" | "revenueHT">

/** What became of trials and of subscriptions in each of some months. */
export async function countMonths(
  db: Database,
  months: readonly Month[],
  today: Day,
): Promise<Map<Month, Counts>> {
  const [first = "", last = ""] = [months[0], months.at(-1)]
  const span = sql`between ${`${first}-01`}::date and ${endOfMonth(`${last}-01`)}::date`
  const { rows } = await db.execute<Counts & { month: Month }>(sql`
    with known as materialized (
      select ${subscriptions.trialEndsOn} as trial, ${trialOver(today)} as over, standing.*
      from ${standings(today)} where ${limited}
    ), counted as (
      select to_char(trial, 'YYYY-MM') as month, 1 as trial_ended, had_plan::int as became, 0 as ending
      from known where over and trial ${span}
      union all
      select to_char(ended_on, 'YYYY-MM'), 0, 0, 1 from known where had_plan and ended_on ${span}
    )
    select month, sum(trial_ended)::int as "trialsEnded", sum(became)::int as "becamePlans",
      sum(ending)::int as endings
    from counted group by month`)
  return new Map(rows.map(({ month, ...counts }) => [month, counts]))
}

/** The seller's papers of subscriptions: the bills of periods, and what credits them. */
const ofSubscriptions = (
  seller: Owner,
) => sql`${bills.owner} = ${seller} and ${bills.number} is not null
  and (${bills.id} in (select ${subscriptionBills.billId} from ${subscriptionBills})
    or ${bills.originId} in (select ${subscriptionBills.billId} from ${subscriptionBills}))`

/** Asked as the seller, whose papers they are. */
export async function sumRevenue(
  db: Database,
  seller: Owner,
  months: readonly Month[],
): Promise<Map<Month, number>> {
  const [first = "", last = ""] = [months[0], months.at(-1)]
  const { rows } = await db.execute<{ month: Month; revenue: string }>(sql`
    select to_char(${bills.releaseDate}, 'YYYY-MM') as month,
      sum(case when ${bills.kind} = 'creditNote' then -${bills.totalHT} else ${bills.totalHT} end)::bigint as revenue
    from ${bills} where ${ofSubscriptions(seller)}
      and ${bills.releaseDate} between ${`${first}-01`}::date and ${endOfMonth(`${last}-01`)}::date
    group by 1`)
  return new Map(rows.map(({ month, revenue }) => [month, Number(revenue)]))
}

/** Asked as the seller, whose papers they are: those of a month, in their order. */
export function listPapers(db: Database, seller: Owner, month: Month) {
  return db
    .select({
      id: bills.id,
      number: bills.number,
      kind: bills.kind,
      releaseDate: bills.releaseDate,
      clientName: bills.clientName,
      totalHT: bills.totalHT,
      totalTTC: bills.totalTTC,
    })
    .from(bills)
    .where(
      and(
        ofSubscriptions(seller),
        sql`${bills.releaseDate} between ${`${month}-01`}::date and ${endOfMonth(`${month}-01`)}::date`,
      ),
    )
    .orderBy(bills.releaseDate, bills.number)
    .limit(10_000)
}
