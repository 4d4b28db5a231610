import { and, eq, gte, inArray, lte, sql } from "drizzle-orm"
import type { BillTotals, Turnover } from "#contract/bills"
import type { Day } from "#domain/day"
import { isWholePeriod } from "#domain/filter-period"
import type { Month } from "#domain/month"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { type BillCriteria, matching } from "./filter.queries"
import { bills, billTotals, type SettlementState } from "./schema"

type Sums = Omit<BillTotals, "currency">

/** Whether the sums that are kept month by month answer this filter. */
export const isKept = ({ q, id, clientId, state, from, to, dueFrom, dueTo }: BillCriteria) =>
  !q &&
  !id &&
  !dueFrom &&
  !dueTo &&
  !clientId &&
  state !== "overdue" &&
  state !== "uncollected" &&
  state !== "creditNotes" &&
  (!from || !to || isWholePeriod(from, to))

/** The sums of the whole filtered set. */
export async function sumBills(
  db: Database,
  owner: Owner,
  filter: BillCriteria,
  today: Day,
): Promise<Sums> {
  return isKept(filter) ? keptSums(db, owner, filter) : countedSums(db, owner, filter, today)
}

async function keptSums(
  db: Database,
  owner: Owner,
  { state, from, to }: BillCriteria,
): Promise<Sums> {
  const states = keptStates(state)
  const wanted = and(
    eq(billTotals.owner, owner),
    states && inArray(billTotals.state, states),
    from ? gte(billTotals.month, from) : undefined,
    to ? lte(billTotals.month, to) : undefined,
  )
  const [read] = await kept.read(db, {}, sql`from ${billTotals} where ${wanted}`)
  if (!read) return nothing
  const { draftCount, draftTTC, ...sums } = read
  return settledOf({ ...sums, drafts: { count: draftCount, totalTTC: draftTTC } }, state)
}

/**
 * Whether what another bill counted already is taken off: in all bills, and all issued ones, the other stands beside
 * it. In a list of one state it seldom does, and the sums are those of the bills that are listed.
 */
const countsOnce = (state: BillCriteria["state"]) => state === undefined || state === "issued"

/** With what was settled without money: what is neither paid nor still due. */
function settledOf(
  {
    deductedHT,
    deductedTTC,
    ...sums
  }: Omit<Sums, "settled"> & { deductedHT: number; deductedTTC: number },
  state: BillCriteria["state"],
): Sums {
  const totalHT = countsOnce(state) ? sums.totalHT : sums.totalHT + deductedHT
  const totalTTC = countsOnce(state) ? sums.totalTTC : sums.totalTTC + deductedTTC
  return { ...sums, totalHT, totalTTC, settled: totalTTC - sums.paid - sums.unpaid }
}

/** By which of the kept sums a state is made. */
function keptStates(state: BillCriteria["state"]): SettlementState[] | undefined {
  if (state === "issued") return issuedStates
  return state === "draft" || state === "unpaid" || state === "paid" ? [state] : undefined
}

const issuedStates: SettlementState[] = ["unpaid", "paid", "closed"]

async function countedSums(
  db: Database,
  owner: Owner,
  filter: BillCriteria,
  today: Day,
): Promise<Sums> {
  const issued = sql`(${bills.number} is not null)`
  // As the kept sums have it (migration 0042).
  const worth = sql`case ${bills.kind} when 'creditNote' then -1 else 1 end`
  const [sums] = await db
    .select({
      count: sql<number>`count(*)::int`,
      totalHT: total(
        sql`case when ${issued} then ${worth} * ${bills.totalHT} - ${bills.deductedHT} end`,
      ),
      totalTTC: total(
        sql`case when ${issued} then ${worth} * ${bills.totalTTC} - ${bills.deductedTTC} end`,
      ),
      deductedHT: total(sql`case when ${issued} then ${bills.deductedHT} end`),
      deductedTTC: total(sql`case when ${issued} then ${bills.deductedTTC} end`),
      paid: total(sql`${bills.paid}`),
      unpaid: total(sql`${bills.due}`),
      drafts: {
        count: total(sql`case when not ${issued} then 1 end`),
        totalTTC: total(sql`case when not ${issued} then ${bills.totalTTC} end`),
      },
    })
    .from(bills)
    .where(await matching(db, owner, filter, today))
  return sums ? settledOf(sums, filter.state) : nothing
}

/** What was issued in each month of a year, and in the same month of the year before. */
export async function sumTurnover(
  db: Database,
  owner: Owner,
  year: number,
): Promise<Turnover["months"]> {
  const rows = await db
    .select({
      month: sql<string>`to_char(${billTotals.month}, 'YYYY-MM')`,
      totalHT: total(sql`${billTotals.totalHT}`),
    })
    .from(billTotals)
    .where(
      and(
        eq(billTotals.owner, owner),
        inArray(billTotals.state, issuedStates),
        gte(billTotals.month, `${year - 1}-01-01`),
        lte(billTotals.month, `${year}-12-31`),
      ),
    )
    .groupBy(billTotals.month)
  const sums = new Map(rows.map((row) => [row.month, row.totalHT]))
  for (const { month, totalHT } of await sumPastBills(db, owner, `${year - 1}-01-01`))
    sums.set(month, (sums.get(month) ?? 0) + totalHT)
  const of = (ofYear: number, month: number) =>
    sums.get(`${ofYear}-${String(month).padStart(2, "0")}`) ?? 0
  return Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    totalHT: of(year, at + 1),
    yearBefore: of(year - 1, at + 1),
  }))
}

/** What another tool billed from a day on, month by month. */
export async function sumPastBills(db: Database, owner: Owner, from: string) {
  const { rows } = await db.execute<{ month: Month; sum: string }>(sql`
    select to_char(day, 'YYYY-MM') as month, sum(total_ht)::text as sum from past_bills
    where owner = ${owner} and day >= ${from}::date group by 1`)
  return rows.map(({ month, sum }) => ({ month, totalHT: Number(sum) }))
}

/** A sum that is never null, as an exact integer. */
const total = (column: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number)

const isIssued = sql`(${billTotals.state} <> 'draft')`

const kept = projection({
  count: total(sql`${billTotals.count}`),
  totalHT: total(sql`case when ${isIssued} then ${billTotals.totalHT} end`),
  totalTTC: total(sql`case when ${isIssued} then ${billTotals.totalTTC} end`),
  deductedHT: total(sql`case when ${isIssued} then ${billTotals.deductedHT} end`),
  deductedTTC: total(sql`case when ${isIssued} then ${billTotals.deductedTTC} end`),
  paid: total(sql`${billTotals.paid}`),
  unpaid: total(sql`${billTotals.due}`),
  draftCount: total(sql`case when not ${isIssued} then ${billTotals.count} end`),
  draftTTC: total(sql`case when not ${isIssued} then ${billTotals.totalTTC} end`),
})

const nothing: Sums = {
  count: 0,
  totalHT: 0,
  totalTTC: 0,
  paid: 0,
  settled: 0,
  unpaid: 0,
  drafts: { count: 0, totalTTC: 0 },
}
