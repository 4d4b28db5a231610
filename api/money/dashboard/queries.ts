import { and, eq, getTableColumns, getViewSelectedFields, gte, type SQL, sql } from "drizzle-orm"
import type { CollectionFilter } from "#contract/dashboard"
import type { Day } from "#domain/day"
import { firstDayOf, lastDayOf, type Month } from "#domain/month"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { bills, billTotals } from "../../sales/bills/schema"
import type { DueOnDay } from "./rules"
import { collections, collectionTotals } from "./schema"

const {
  owner: _,
  services: _services,
  place: _place,
  words: _words,
  deductedHT: _deductedHT,
  deductedTTC: _deductedTTC,
  ...columns
} = getTableColumns(bills)

/** An exact sum that is never null. */
const total = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number)
const isUnpaid = sql`${bills.due} > 0`

/**
 * What was issued month by month, with how many bills there are at all, drafts too: the months before
 * `first` come as one, under its name.
 */
export async function sumMonths(db: Database, owner: Owner, first: Month) {
  const month = sql`greatest(${billTotals.month}, ${firstDayOf(first)}::date - 1)`
  return db
    .select({
      month: sql<Month>`to_char(${month}, 'YYYY-MM')`,
      totalHT: total(sql`${billTotals.totalHT}) filter (where ${billTotals.state} <> 'draft'`),
      bills: total(sql`${billTotals.count}`),
    })
    .from(billTotals)
    .where(eq(billTotals.owner, owner))
    .groupBy(sql`1`)
}

/** What is unpaid, by due date; what was due before `oldest` counts as due on it. */
export async function sumUnpaidByDay(db: Database, owner: Owner, oldest: Day): Promise<DueOnDay[]> {
  return db
    .select({
      dueDate: sql<Day>`greatest(${bills.dueDate}, ${oldest}::date)`,
      count: sql<number>`count(*)::int`,
      unpaid: total(sql`${bills.due}`),
    })
    .from(bills)
    .where(and(eq(bills.owner, owner), isUnpaid))
    .groupBy(sql`1`)
}

/** What reached the bank, month by month. */
export async function sumCollections(db: Database, owner: Owner, first: Month) {
  return db
    .select({
      month: sql<Month>`to_char(${collectionTotals.month}, 'YYYY-MM')`,
      amount: collectionTotals.amount,
    })
    .from(collectionTotals)
    .where(and(eq(collectionTotals.owner, owner), gte(collectionTotals.month, firstDayOf(first))))
}

/** The bills with the latest numbers; a draft's place is after all of them. */
export async function listLatest(db: Database, owner: Owner, limit: number) {
  return db
    .select(columns)
    .from(bills)
    .where(and(eq(bills.owner, owner), sql`${bills.place} < 9999000000000`))
    .orderBy(sql`${bills.place} desc`, sql`${bills.id} desc`)
    .limit(limit)
}

const { owner: _whose, ...collection } = getViewSelectedFields(collections)

/** The money that came in a month, and what was given back of it, the latest first. */
export function listCollections(db: Database, owner: Owner, filter: CollectionFilter) {
  const { collectedOn } = collections
  const page = keyset(filter, { collectedOn }, collections.id, "-collectedOn")
  const wanted = and(
    eq(collections.owner, owner),
    gte(collectedOn, firstDayOf(filter.month)),
    sql`${collectedOn} <= ${lastDayOf(filter.month)}`,
  )
  return page.rows(db, projection(collection), sql`${collections}`, wanted)
}

/** What reached the bank in one month, as it is kept. */
export async function sumCollected(db: Database, owner: Owner, month: Month) {
  const [sums] = await db
    .select({ count: collectionTotals.count, amount: collectionTotals.amount })
    .from(collectionTotals)
    .where(and(eq(collectionTotals.owner, owner), eq(collectionTotals.month, firstDayOf(month))))
  return sums ?? { count: 0, amount: 0 }
}
