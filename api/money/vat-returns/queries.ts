import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import type { VatFact } from "./facts.rules"
import { vatReturnParts, vatReturns, vatSettings } from "./schema"

const {
  owner: _,
  createdAt: _created,
  changedAt: _changed,
  ...settings
} = getTableColumns(vatSettings)
const { owner: _owner, ...columns } = getTableColumns(vatReturns)
const { owner: _of, returnId: _return, ...parts } = getTableColumns(vatReturnParts)

export type VatSettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>
export type VatReturnRow = NonNullable<Awaited<ReturnType<typeof findReturn>>>

export async function findSettings(db: Database, owner: Owner) {
  const [found] = await db.select(settings).from(vatSettings).where(eq(vatSettings.owner, owner))
  return found
}

/** Saves them where they are still of this version; 0 is of who never said any. */
export async function saveSettings(
  db: Database,
  owner: Owner,
  { version, ...changes }: VatSettingsRow,
): Promise<boolean> {
  const id = { id: vatSettings.owner }
  if (version === 0) {
    const added = await db
      .insert(vatSettings)
      .values({ ...changes, owner })
      .onConflictDoNothing()
      .returning(id)
    return added.length > 0
  }
  const changed = await db
    .update(vatSettings)
    .set(changes)
    .where(and(eq(vatSettings.owner, owner), eq(vatSettings.version, version)))
    .returning(id)
  return changed.length > 0
}

/** The first day of which anything is known that may count. */
export async function findFirstDay(db: Database, owner: Owner): Promise<Day | undefined> {
  const { rows } = await db.execute<{ day: Day | null }>(sql`
    select least(
      (select min(release_date) from bills where owner = ${owner} and number is not null),
      (select min(day) from receipts where owner = ${owner}),
      (select min(issue_date) from purchases where owner = ${owner} and checked_on is not null),
      (select min(day) from outcomes where owner = ${owner}))::text as day`)
  return rows[0]?.day ?? undefined
}

/** Every return that was declared, the earliest first. */
export function listReturns(db: Database, owner: Owner) {
  return db
    .select(columns)
    .from(vatReturns)
    .where(eq(vatReturns.owner, owner))
    .orderBy(asc(vatReturns.from))
}

export async function findReturn(db: Database, owner: Owner, id: string) {
  const [found] = await db
    .select(columns)
    .from(vatReturns)
    .where(and(eq(vatReturns.owner, owner), eq(vatReturns.id, id)))
  return found
}

/** The last one that was declared; nothing else is declared or taken back until the transaction ends. */
export async function lockReturns(db: Database, owner: Owner) {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`vat_returns ${owner}`}, 0))`,
  )
  const [last] = await db
    .select(columns)
    .from(vatReturns)
    .where(eq(vatReturns.owner, owner))
    .orderBy(desc(vatReturns.from))
    .limit(1)
  return last
}

const partsAtOnce = 1_000

export async function addReturn(
  db: Database,
  owner: Owner,
  values: Omit<typeof vatReturns.$inferInsert, "owner">,
  counted: readonly VatFact[],
) {
  const [added] = await db
    .insert(vatReturns)
    .values({ ...values, owner })
    .returning({ id: vatReturns.id })
  for (let at = 0; added && at < counted.length; at += partsAtOnce)
    await db
      .insert(vatReturnParts)
      .values(
        counted.slice(at, at + partsAtOnce).map((part) => ({ ...part, owner, returnId: added.id })),
      )
  return added
}

export async function payReturn(db: Database, owner: Owner, id: string, paidOn: Day) {
  const [paid] = await db
    .update(vatReturns)
    .set({ paidOn })
    .where(and(eq(vatReturns.owner, owner), eq(vatReturns.id, id)))
    .returning({ id: vatReturns.id })
  return paid
}

/** Takes a return back, with all that it counted. */
export async function removeReturn(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(vatReturns)
    .where(and(eq(vatReturns.owner, owner), eq(vatReturns.id, id)))
    .returning({ id: vatReturns.id })
  return removed
}

/** What a return counted, by its days. */
export function listCounted(db: Database, owner: Owner, returnId: string): Promise<VatFact[]> {
  return db
    .select(parts)
    .from(vatReturnParts)
    .where(and(eq(vatReturnParts.owner, owner), eq(vatReturnParts.returnId, returnId)))
    .orderBy(asc(vatReturnParts.day), asc(vatReturnParts.label), asc(vatReturnParts.key))
}

/** What all returns counted of each thing on its day. */
export function listAllCounted(db: Database, owner: Owner): Promise<VatFact[]> {
  return db
    .select(parts)
    .from(vatReturnParts)
    .where(eq(vatReturnParts.owner, owner))
    .orderBy(asc(vatReturnParts.day), asc(vatReturnParts.key))
}
