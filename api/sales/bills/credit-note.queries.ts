import { and, eq, isNotNull, sql } from "drizzle-orm"
import type { VatGroup } from "#domain/bill-pricing"
import { categoryKey, remainingOf } from "#domain/credit-note"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billSnapshots, bills } from "./schema"

/** Writes down that so much of a bill was taken back; the caller holds its lock. */
export async function creditBill(db: Database, owner: Owner, id: string, amount: number) {
  await db
    .update(bills)
    .set({ credited: sql`${bills.credited} + ${amount}::bigint` })
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
}

/** What counts once only: it stands in the sums by another bill already. Before the draft is issued. */
export async function deduct(
  db: Database,
  owner: Owner,
  id: string,
  { ht, ttc }: { ht: number; ttc: number },
) {
  await db
    .update(bills)
    .set({ deductedHT: ht, deductedTTC: ttc })
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
}

/** What the credit notes that were issued have left of a bill: rate by rate, and of each rate by category where those are kept. */
export async function findRemaining(
  db: Database,
  owner: Owner,
  billId: string,
): Promise<{ byRate: VatGroup[]; byCategory: VatGroup[] | null }> {
  const [billed] = await db
    .select({ snapshot: billSnapshots.snapshot })
    .from(billSnapshots)
    .where(and(eq(billSnapshots.owner, owner), eq(billSnapshots.billId, billId)))
  const notes = await db
    .select({ snapshot: billSnapshots.snapshot })
    .from(bills)
    .innerJoin(
      billSnapshots,
      and(eq(billSnapshots.owner, bills.owner), eq(billSnapshots.billId, bills.id)),
    )
    .where(
      and(
        eq(bills.owner, owner),
        eq(bills.originId, billId),
        eq(bills.kind, "creditNote"),
        isNotNull(bills.number),
      ),
    )
  const groups = billed?.snapshot.vat ?? []
  const taken = notes.map(({ snapshot }) => snapshot.vat)
  const isKept = [...groups, ...taken.flat()].every(({ category }) => category !== undefined)
  return {
    byRate: remainingOf(groups, taken),
    byCategory: isKept ? remainingOf(groups, taken, categoryKey) : null,
  }
}

/** Another bill, as far as one points at it. */
export const billReference = {
  id: bills.id,
  kind: bills.kind,
  number: bills.number,
  releaseDate: bills.releaseDate,
  totalTTC: bills.totalTTC,
}

/** The bill that this one is about, as far as one points at it. */
export async function findOrigin(db: Database, owner: Owner, originId: string) {
  const [origin] = await db
    .select(billReference)
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.id, originId)))
  return origin
}

/** The credit notes and corrections of a bill, drafts too. */
export async function findFollowers(db: Database, owner: Owner, billId: string) {
  return db
    .select(billReference)
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.originId, billId)))
    .orderBy(bills.createdAt, bills.id)
}

type Follower = Awaited<ReturnType<typeof findFollowers>>[number]

/** How much of a bill the credit notes took back that were issued; all of it, where a correction replaces it. */
export const correctedBy = (followers: readonly Follower[], totalTTC: number): number =>
  followers
    .filter(({ number }) => number !== null)
    .reduce((sum, one) => sum + (one.kind === "correction" ? totalTTC : one.totalTTC), 0)
