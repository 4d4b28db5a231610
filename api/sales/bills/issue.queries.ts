import { and, eq, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billCounters, billDocuments, billSnapshots, bills } from "./schema"

/** Where the series stands. Nobody else takes a number of it until the transaction ends. */
export async function lockCounter(db: Database, owner: Owner, series: string) {
  const counter = await readCounter(db, owner, series)
  if (counter) return counter
  // Before its first bill a series has no row to lock.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${series} ${owner}`}, 0))`)
  return readCounter(db, owner, series)
}

async function readCounter(db: Database, owner: Owner, series: string) {
  const [counter] = await db
    .select()
    .from(billCounters)
    .where(and(eq(billCounters.owner, owner), eq(billCounters.series, series)))
    .for("update")
  return counter
}

interface SeriesPosition {
  series: string
  year: number
  sequence: number
  releaseDate: Day
  sha256: string
}

/** Moves the series on; the caller holds its lock. */
export async function moveCounter(
  db: Database,
  owner: Owner,
  isFirst: boolean,
  { series, year, sequence, releaseDate, sha256 }: SeriesPosition,
): Promise<void> {
  const place = { year, last: sequence, releasedOn: releaseDate, sha256 }
  if (isFirst) {
    await db.insert(billCounters).values({ owner, series, ...place, first: sequence })
    return
  }
  await db
    .update(billCounters)
    .set(place)
    .where(and(eq(billCounters.owner, owner), eq(billCounters.series, series)))
}

interface Issue extends SeriesPosition {
  number: string
  dueDate: Day
  issuedAt: Date
  frozen: (typeof billSnapshots.$inferInsert)["snapshot"]
  previousSha256: string | null
}

/** Freezes the bill under its number; from here on, triggers refuse any change of it. */
export async function freezeBill(db: Database, owner: Owner, id: string, issue: Issue) {
  const { frozen, sha256, previousSha256, series, year, sequence, number, issuedAt } = issue
  await db
    .insert(billSnapshots)
    .values({ owner, billId: id, snapshot: frozen, sha256, previousSha256 })
  await db.insert(billDocuments).values({ owner, billId: id })
  await db
    .update(bills)
    .set({
      series,
      year,
      sequence,
      number,
      issuedAt,
      releaseDate: issue.releaseDate,
      dueDate: issue.dueDate,
      clientName: frozen.client.name,
      totalHT: frozen.totalHT,
      totalVat: frozen.totalVat,
      totalTTC: frozen.totalTTC,
    })
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
}

export async function findSnapshot(db: Database, owner: Owner, billId: string) {
  const [row] = await db
    .select()
    .from(billSnapshots)
    .where(and(eq(billSnapshots.owner, owner), eq(billSnapshots.billId, billId)))
  return row
}
