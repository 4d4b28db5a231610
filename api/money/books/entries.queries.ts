import { and, asc, eq, getTableColumns, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import type { KeptEntry } from "./entries.rules"
import { accountingEntries } from "./schema"

const { owner: _, year: _year, ...columns } = getTableColumns(accountingEntries)

/** As many as one statement writes. */
const together = 1_000

/** The entries of a year as they were given out; nobody else numbers any until the transaction ends. */
export async function lockEntries(db: Database, owner: Owner, year: number): Promise<KeptEntry[]> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`accounting_entries ${owner} ${year}`}, 0))`,
  )
  return db
    .select(columns)
    .from(accountingEntries)
    .where(and(eq(accountingEntries.owner, owner), eq(accountingEntries.year, year)))
    .orderBy(asc(accountingEntries.number))
}

export async function addEntries(
  db: Database,
  owner: Owner,
  year: number,
  entries: readonly KeptEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += together)
    await db
      .insert(accountingEntries)
      .values(entries.slice(at, at + together).map((entry) => ({ ...entry, owner, year })))
}
