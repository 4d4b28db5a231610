import { and, eq, gte, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm"
import type { FigureRowsFilter, GoalChanges, StatisticSettings } from "#contract/statistics"
import type { Day } from "#domain/day"
import { firstDayOf, type Month } from "#domain/month"
import type { Owner } from "#domain/owner"
import type { MonthSpan } from "#domain/statistics"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { recurringBills } from "../../sales/recurring-bills/schema"
import type { Facts } from "./facts.queries"
import { statisticBills, statisticGoals, statisticPayments, statisticSettings } from "./schema"

/** What facts come to, however they were added up. */
export interface Sums {
  count: number
  part: string
  whole: string
  squares: string
  largest: string
  amount: number
}

const shown = projection({
  id: sql<string>`f.id`,
  kind: sql<string>`f.kind`,
  recordId: sql<string | null>`f.record_id`,
  name: sql<string>`f.name`,
  clientName: sql<string | null>`f.client`,
  day: sql<Day>`f.day::text`,
  amount: sql<string | null>`f.amount::text`,
  days: sql<string | null>`trim_scale(f.days)::text`,
  counted: sql<boolean | null>`f.counted`,
})

export type ShownFact = Awaited<ReturnType<typeof listFacts>>["rows"][number]

const wanted = (clientId: string | undefined) =>
  clientId ? sql`f.client_id = ${clientId}::uuid` : sql`true`

/** One page of the records that a figure was counted from. */
export function listFacts(db: Database, owner: Owner, facts: Facts, filter: FigureRowsFilter) {
  const sorts = { day: sql`f.day`, amount: sql`coalesce(f.amount, 0)` }
  const page = keyset(filter, sorts, sql`f.id`, "-day")
  return page.list(db, shown, sql`(${facts(owner)}) as f`, wanted(filter.clientId))
}

/** As many as a spreadsheet is good for. */
export const exportFacts = (
  db: Database,
  owner: Owner,
  facts: Facts,
  clientId: string | undefined,
) =>
  shown.read(
    db,
    {},
    sql`from (${facts(owner)}) as f where ${wanted(clientId)} order by f.day desc, f.id limit 50000`,
  )

export async function sumFacts(
  db: Database,
  owner: Owner,
  facts: Facts,
  clientId: string | undefined,
): Promise<Sums> {
  const { rows } = await db.execute<Omit<Sums, "amount"> & { amount: string }>(sql`
    select count(*)::int as count, coalesce(sum(f.part), 0)::text as part, coalesce(sum(f.whole), 0)::text as whole,
      coalesce(sum(f.part * f.part), 0)::text as squares, coalesce(max(f.part), 0)::text as largest,
      coalesce(sum(f.amount), 0)::text as amount
    from (${facts(owner)}) as f where ${wanted(clientId)}`)
  const [row] = rows
  return row ? { ...row, amount: Number(row.amount) } : nothing
}

/** What the records of a figure come to by client, the most first. */
export async function listFactsByClient(db: Database, owner: Owner, facts: Facts) {
  const { rows } = await db.execute<ClientSums>(sql`
    select f.client_id as "clientId", max(f.client) as name, coalesce(sum(f.part), 0)::text as part,
      coalesce(sum(f.whole), 0)::text as whole
    from (${facts(owner)}) as f where f.client_id is not null
    group by f.client_id order by sum(f.part) desc, f.client_id`)
  return rows
}

/** Turnover by client in some months, as it is kept, the most first. */
export async function listKeptByClient(db: Database, owner: Owner, { first, last }: MonthSpan) {
  const { rows } = await db.execute<ClientSums>(sql`
    select c.id as "clientId", max(c.name) as name, sum(kept.total_ht)::text as part, sum(kept.bills)::text as whole
    from statistic_bills kept join clients c on c.owner = kept.owner and c.id = kept.client_id
    where kept.owner = ${owner} and kept.unit = ''
      and kept.month between ${firstDayOf(first)}::date and ${firstDayOf(last)}::date
    group by c.id order by sum(kept.total_ht) desc, c.id`)
  return rows
}

interface ClientSums extends Record<string, unknown> {
  clientId: string
  name: string
  part: string
  whole: string
}

const nothing: Sums = { count: 0, part: "0", whole: "0", squares: "0", largest: "0", amount: 0 }

interface KeptFilter {
  clientId?: string | undefined
  service?: string | undefined
}

const exact = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number)
const decimal = (column: SQL) => sql<string>`trim_scale(coalesce(sum(${column}), 0))::text`

const keptBills = (owner: Owner, { first, last }: MonthSpan, { clientId, service }: KeptFilter) =>
  and(
    eq(statisticBills.owner, owner),
    eq(statisticBills.unit, service ?? ""),
    gte(statisticBills.month, firstDayOf(first)),
    lte(statisticBills.month, firstDayOf(last)),
    clientId ? eq(statisticBills.clientId, clientId) : undefined,
  )

const keptPayments = (owner: Owner, { first, last }: MonthSpan, clientId: string | undefined) =>
  and(
    eq(statisticPayments.owner, owner),
    gte(statisticPayments.month, firstDayOf(first)),
    lte(statisticPayments.month, firstDayOf(last)),
    clientId ? eq(statisticPayments.clientId, clientId) : undefined,
  )

const billed = {
  bills: exact(sql`${statisticBills.bills}`),
  totalHT: exact(sql`${statisticBills.totalHT}`),
  days: decimal(sql`${statisticBills.days}`),
  daysHT: exact(sql`${statisticBills.daysHT}`),
}
const paid = {
  collected: exact(sql`${statisticPayments.collected}`),
  counted: exact(sql`${statisticPayments.counted}`),
  timesDays: decimal(sql`${statisticPayments.timesDays}`),
  timesDelay: decimal(sql`${statisticPayments.timesDelay}`),
  onTime: exact(sql`${statisticPayments.onTime}`),
}

/** What was issued in some months, as it is kept. */
export async function sumKeptBills(
  db: Database,
  owner: Owner,
  span: MonthSpan,
  filter: KeptFilter,
) {
  const [row] = await db
    .select(billed)
    .from(statisticBills)
    .where(keptBills(owner, span, filter))
  return row ?? { bills: 0, totalHT: 0, days: "0", daysHT: 0 }
}
export type KeptBills = Awaited<ReturnType<typeof sumKeptBills>>

/** What reached the bank in some months, as it is kept. */
export async function sumKeptPayments(
  db: Database,
  owner: Owner,
  span: MonthSpan,
  { clientId }: KeptFilter,
) {
  const [row] = await db
    .select(paid)
    .from(statisticPayments)
    .where(keptPayments(owner, span, clientId))
  return row ?? { collected: 0, counted: 0, timesDays: "0", timesDelay: "0", onTime: 0 }
}
export type KeptPayments = Awaited<ReturnType<typeof sumKeptPayments>>

/** The same month by month. */
export async function sumMonths(db: Database, owner: Owner, span: MonthSpan, filter: KeptFilter) {
  const [issued, reached] = await Promise.all([
    db
      .select({
        month: sql<Month>`to_char(${statisticBills.month}, 'YYYY-MM')`,
        sum: exact(sql`${statisticBills.totalHT}`),
      })
      .from(statisticBills)
      .where(keptBills(owner, span, filter))
      .groupBy(statisticBills.month),
    db
      .select({
        month: sql<Month>`to_char(${statisticPayments.month}, 'YYYY-MM')`,
        sum: exact(sql`${statisticPayments.collected}`),
      })
      .from(statisticPayments)
      .where(keptPayments(owner, span, filter.clientId))
      .groupBy(statisticPayments.month),
  ])
  return {
    issued: new Map(issued.map(({ month, sum }) => [month, sum])),
    collected: new Map(reached.map(({ month, sum }) => [month, sum])),
  }
}

/** The first month of which something was issued. */
export async function findFirstMonth(db: Database, owner: Owner): Promise<Month | undefined> {
  const [row] = await db
    .select({ month: sql<Month | null>`to_char(min(${statisticBills.month}), 'YYYY-MM')` })
    .from(statisticBills)
    .where(and(eq(statisticBills.owner, owner), eq(statisticBills.unit, "")))
  return row?.month ?? undefined
}

/** Turnover by what is sold. */
export const sumServices = (
  db: Database,
  owner: Owner,
  { first, last }: MonthSpan,
  clientId: string | undefined,
) =>
  db
    .select({ service: statisticBills.unit, totalHT: exact(sql`${statisticBills.totalHT}`) })
    .from(statisticBills)
    .where(
      and(
        eq(statisticBills.owner, owner),
        ne(statisticBills.unit, ""),
        gte(statisticBills.month, firstDayOf(first)),
        lte(statisticBills.month, firstDayOf(last)),
        clientId ? eq(statisticBills.clientId, clientId) : undefined,
      ),
    )
    .groupBy(statisticBills.unit)

/** How each client paid in some months, the largest sum first; and what they owe. */
export async function listPayers(
  db: Database,
  owner: Owner,
  { first, last }: MonthSpan,
  clientId: string | undefined,
) {
  const { rows } = await db.execute<{
    clientId: string
    name: string
    counted: string
    timesDays: string
    timesDelay: string
    onTime: string
    unpaid: string
  }>(sql`select c.id as "clientId", c.name, coalesce(paid.counted, 0)::text as counted,
      coalesce(paid.times_days, 0)::text as "timesDays", coalesce(paid.times_delay, 0)::text as "timesDelay",
      coalesce(paid.on_time, 0)::text as "onTime", coalesce(open.due, 0)::text as unpaid
    from (select client_id, sum(counted) as counted, sum(times_days) as times_days, sum(times_delay) as times_delay,
          sum(on_time) as on_time
        from statistic_payments where owner = ${owner} and month between ${firstDayOf(first)}::date
          and ${firstDayOf(last)}::date group by client_id having sum(counted) > 0) as paid
      full join (select client_id, sum(due) as due from bills where owner = ${owner} and due > 0 group by client_id)
        as open using (client_id)
      join clients c on c.owner = ${owner} and c.id = client_id
    where ${clientId ? sql`c.id = ${clientId}::uuid` : sql`true`}
    order by coalesce(paid.counted, 0) desc, coalesce(open.due, 0) desc, c.id limit 100`)
  return rows
}

/** How late each client paid in some months, by amount, and how many payments that is. */
export async function listDelays(db: Database, owner: Owner, from: Day, to: Day) {
  const { rows } = await db.execute<{
    clientId: string
    payments: number
    amount: string
    times: string
  }>(sql`select b.client_id as "clientId", count(*)::int as payments, sum(p.amount)::text as amount,
      sum(p.amount::numeric * (p.collected_on - b.due_date))::text as times
    from bill_payments p join bills b on b.owner = p.owner and b.id = p.bill_id
    where p.owner = ${owner} and p.collected_on between ${from}::date and ${to}::date and p.amount > 0
      and not exists (select from bill_payments r where r.owner = p.owner and r.reversal_of = p.id)
    group by b.client_id`)
  return rows
}

/** What is due, the earliest first: as many as one looks through. */
export async function listDue(
  db: Database,
  owner: Owner,
  clientId: string | undefined,
  most: number,
) {
  const { rows } = await db.execute<{
    billId: string
    clientId: string
    number: string
    clientName: string
    dueDate: Day
    amount: string
  }>(sql`select id as "billId", client_id as "clientId", number, client_name as "clientName",
      due_date::text as "dueDate", due::text as amount
    from bills where owner = ${owner} and due > 0
      and ${clientId ? sql`client_id = ${clientId}::uuid` : sql`true`}
    order by due_date, id limit ${most}`)
  return rows
}

/** Bills that are late, with what interest is reckoned from. */
export async function listLate(db: Database, owner: Owner, today: Day) {
  const { rows } = await db.execute<{
    id: string
    number: string
    clientId: string
    clientName: string
    dueDate: Day
    owed: string
    percent: string | null
    client: "company" | "individual" | "publicBody"
    payments: { paidOn: Day; amount: number }[] | null
  }>(sql`select b.id, b.number, b.client_id as "clientId", b.client_name as "clientName",
      b.due_date::text as "dueDate", (b.total_ttc - b.prepaid - b.credited - b.written_off)::text as owed,
      b.penalty_rate::text as percent, s.snapshot -> 'client' ->> 'kind' as client,
      (select jsonb_agg(jsonb_build_object('paidOn', p.paid_on, 'amount', p.amount)) from bill_payments p
        where p.owner = b.owner and p.bill_id = b.id and p.reversal_of is null
          and not exists (select from bill_payments r where r.owner = p.owner and r.reversal_of = p.id)) as payments
    from bills b join bill_snapshots s on s.owner = b.owner and s.bill_id = b.id
    where b.owner = ${owner} and b.due > 0 and b.due_date < ${today}::date and b.kind <> 'creditNote'`)
  return rows
}

/** Why offers came to nothing. */
export async function sumReasons(
  db: Database,
  owner: Owner,
  from: Day,
  to: Day,
  clientId: string | undefined,
) {
  const { rows } = await db.execute<{ reason: string | null; count: number; value: string }>(sql`
    select abort_reason as reason, count(*)::int as count, coalesce(sum(value_ht), 0)::text as value
    from offers where owner = ${owner} and state = 'aborted'
      and (entered_at at time zone 'Europe/Paris')::date between ${from}::date and ${to}::date
      and ${clientId ? sql`client_id = ${clientId}::uuid` : sql`true`}
    group by 1 order by 2 desc, 1`)
  return rows
}

/** What may come: open offers that begin until a day, by their weight. */
export async function listLikelyOffers(db: Database, owner: Owner, from: Day, to: Day) {
  const { rows } = await db.execute<{
    id: string
    title: string
    clientId: string
    clientName: string
    day: Day
    weighted: string
  }>(sql`select o.id, o.title, o.client_id as "clientId", c.name as "clientName", o.expected_start::text as day,
      round(round(o.tjm_ht * o.expected_days) * offer_weight(o) / 100)::text as weighted
    from offers o join clients c on c.owner = o.owner and c.id = o.client_id
    where o.owner = ${owner} and o.state in ('firstContact', 'positioned', 'onWaiting') and o.currency = 'EUR'
      and o.value_ht is not null and o.expected_start between ${from}::date and ${to}::date`)
  return rows
}

/** Recurring bills that go on. */
export async function listRecurring(db: Database, owner: Owner) {
  return db
    .select({
      id: recurringBills.id,
      title: recurringBills.title,
      clientId: recurringBills.clientId,
      clientName: sql<string>`(select name from clients c where c.owner = recurring_bills.owner
        and c.id = recurring_bills.client_id)`,
      totalHT: recurringBills.totalHT,
      frequency: recurringBills.frequency,
      every: recurringBills.every,
      startDate: recurringBills.startDate,
      monthEnd: recurringBills.monthEnd,
      expiry: recurringBills.expiry,
      times: recurringBills.times,
      done: recurringBills.done,
      nextOn: recurringBills.nextOn,
    })
    .from(recurringBills)
    .where(
      and(
        eq(recurringBills.owner, owner),
        isNotNull(recurringBills.nextOn),
        isNull(recurringBills.pausedBy),
        eq(recurringBills.currency, "EUR"),
      ),
    )
}

/** What recurring bills brought between two days, and what was taken back of it. */
export async function sumRecurring(
  db: Database,
  owner: Owner,
  from: Day,
  to: Day,
  clientId: string | undefined,
): Promise<string> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(case b.kind when 'creditNote' then -b.total_ht else b.total_ht end - b.deducted_ht), 0)::text
      as sum
    from (select b.id from recurring_bill_dates d join bills b on b.owner = d.owner and b.id = d.bill_id
        where d.owner = ${owner} and d.bill_id is not null
      union select b.id from recurring_bill_dates d join bills b on b.owner = d.owner and b.origin_id = d.bill_id
        where d.owner = ${owner} and d.bill_id is not null and b.origin_id is not null) as made
      join bills b on b.owner = ${owner} and b.id = made.id
    where b.number is not null and b.release_date between ${from}::date and ${to}::date
      and ${clientId ? sql`b.client_id = ${clientId}::uuid` : sql`true`}`)
  return rows[0]?.sum ?? "0"
}

export async function findGoals(db: Database, owner: Owner, year: number) {
  const [goals] = await db
    .select()
    .from(statisticGoals)
    .where(and(eq(statisticGoals.owner, owner), eq(statisticGoals.year, year)))
  return goals
}

export async function saveGoals(db: Database, owner: Owner, { year, ...goals }: GoalChanges) {
  await db
    .insert(statisticGoals)
    .values({ owner, year, ...goals })
    .onConflictDoUpdate({ target: [statisticGoals.owner, statisticGoals.year], set: goals })
}

export async function findSettings(db: Database, owner: Owner): Promise<StatisticSettings> {
  const [settings] = await db
    .select({
      shareThreshold: statisticSettings.shareThreshold,
      goalsOnDashboard: statisticSettings.goalsOnDashboard,
    })
    .from(statisticSettings)
    .where(eq(statisticSettings.owner, owner))
  return settings ?? { shareThreshold: 50, goalsOnDashboard: false }
}

export async function saveSettings(db: Database, owner: Owner, settings: StatisticSettings) {
  await db
    .insert(statisticSettings)
    .values({ owner, ...settings })
    .onConflictDoUpdate({ target: statisticSettings.owner, set: settings })
}
