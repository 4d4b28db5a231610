import { and, desc, eq, getTableColumns, gt, gte, isNull, lte, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { contributionSettlements, taxRegimes, treasurySettings } from "./schema"

const { owner: _, ...regimeColumns } = getTableColumns(taxRegimes)
const {
  owner: _owner,
  createdAt: _created,
  changedAt: _changed,
  ...kept
} = getTableColumns(treasurySettings)

export type RegimeRow = Awaited<ReturnType<typeof listRegimes>>[number]

/** Every regime that was said, the latest first. */
export function listRegimes(db: Database, owner: Owner) {
  return db
    .select(regimeColumns)
    .from(taxRegimes)
    .where(eq(taxRegimes.owner, owner))
    .orderBy(desc(taxRegimes.startsOn))
}

/** Has a regime hold from its day on; what was said of days from then on is said anew. */
export async function startRegime(db: Database, owner: Owner, regime: RegimeRow): Promise<void> {
  await db
    .delete(taxRegimes)
    .where(and(eq(taxRegimes.owner, owner), gte(taxRegimes.startsOn, regime.startsOn)))
  await db.insert(taxRegimes).values({ ...regime, owner })
}

export async function findSettings(db: Database, owner: Owner) {
  const [settings] = await db
    .select(kept)
    .from(treasurySettings)
    .where(eq(treasurySettings.owner, owner))
  return settings
}

/** Up to which day contributions are declared; of a period, by what the book says by now of its days, and when they were paid. */
export async function settleContributions(
  db: Database,
  owner: Owner,
  { until, since, paidOn }: { until: Day; since: Day | undefined; paidOn: Day | null },
): Promise<void> {
  await db
    .insert(treasurySettings)
    .values({ owner, contributionsSettledUntil: until })
    .onConflictDoUpdate({
      target: treasurySettings.owner,
      set: {
        contributionsSettledUntil: sql`greatest(${treasurySettings.contributionsSettledUntil}, ${until}::date)`,
      },
    })
  if (since)
    await db
      .insert(contributionSettlements)
      .values({ owner, since, until, paidOn })
      .onConflictDoUpdate({
        target: [contributionSettlements.owner, contributionSettlements.until],
        set: { since, settledAt: sql`now()`, paidOn },
      })
}

/** What was declared up to a day was paid on another; nothing of what was paid before. */
export async function payContributions(db: Database, owner: Owner, until: Day, paidOn: Day) {
  const { until: itsEnd, owner: its, paidOn: itsDay } = contributionSettlements
  await db
    .update(contributionSettlements)
    .set({ paidOn })
    .where(and(eq(its, owner), lte(itsEnd, until), isNull(itsDay)))
}

/** Contributions are declared up to a day and no longer. */
export async function reopenContributions(db: Database, owner: Owner, until: Day) {
  await db
    .update(treasurySettings)
    .set({
      contributionsSettledUntil: sql`least(${treasurySettings.contributionsSettledUntil}, ${until}::date)`,
    })
    .where(eq(treasurySettings.owner, owner))
  await dropSettlements(db, owner, until)
}

/** When each period was settled. */
export function listSettlements(db: Database, owner: Owner) {
  return db
    .select({
      since: contributionSettlements.since,
      until: contributionSettlements.until,
      settledAt: contributionSettlements.settledAt,
      paidOn: contributionSettlements.paidOn,
    })
    .from(contributionSettlements)
    .where(eq(contributionSettlements.owner, owner))
}

/** Of days after this one nothing is settled any more. */
export async function dropSettlements(db: Database, owner: Owner, after: Day | null) {
  const own = eq(contributionSettlements.owner, owner)
  const later = after ? gt(contributionSettlements.until, after) : undefined
  await db.delete(contributionSettlements).where(and(own, later))
}

interface Settings {
  version: number
  businessTax: number | null
  ownReserve: number
  contributionsSettledUntil: Day | null
}

/** Saves them where they are still of this version; 0 is of who never said any. */
export async function saveSettings(
  db: Database,
  owner: Owner,
  { version, ...settings }: Settings,
): Promise<boolean> {
  const id = { id: treasurySettings.owner }
  if (version === 0) {
    const added = await db
      .insert(treasurySettings)
      .values({ ...settings, owner })
      .onConflictDoNothing()
      .returning(id)
    return added.length > 0
  }
  const changed = await db
    .update(treasurySettings)
    .set(settings)
    .where(and(eq(treasurySettings.owner, owner), eq(treasurySettings.version, version)))
    .returning(id)
  return changed.length > 0
}
