import { and, asc, eq, isNotNull, sql } from "drizzle-orm"
import type { VatGroup } from "#domain/bill-pricing"
import { remainingOf } from "#domain/credit-note"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../../people/clients/schema"
import { billColumns } from "./queries"
import { billSnapshots, bills, clientCredits } from "./schema"

export async function addCredit(
  db: Database,
  owner: Owner,
  credit: Omit<typeof clientCredits.$inferInsert, "owner">,
) {
  await db.insert(clientCredits).values({ ...credit, owner })
}

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

/** What the credit notes that were issued have left of a bill, rate by rate. */
export async function findRemaining(
  db: Database,
  owner: Owner,
  billId: string,
): Promise<VatGroup[]> {
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
  return remainingOf(
    billed?.snapshot.vat ?? [],
    notes.map(({ snapshot }) => snapshot.vat),
  )
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

const balanceOf = (owner: Owner, clientId: string) =>
  sql<number>`(select coalesce(sum(${clientCredits.amount}), 0)::bigint from ${clientCredits}
    where ${clientCredits.owner} = ${owner} and ${clientCredits.clientId} = ${clientId})`.mapWith(
    Number,
  )

/** What a client has to their credit, which nobody else spends until the transaction ends. */
export async function lockCredit(db: Database, owner: Owner, clientId: string) {
  const locked = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.owner, owner), eq(clients.id, clientId)))
    .for("update")
  // Read after the lock: what was spent meanwhile counts.
  const [credit] = await db
    .select({ balance: balanceOf(owner, clientId) })
    .from(clients)
    .where(and(eq(clients.owner, owner), eq(clients.id, clientId)))
  return locked.length > 0 ? credit : undefined
}

/** A client's credit, and all that became of it. */
export async function findCredit(db: Database, owner: Owner, clientId: string) {
  const [client] = await db
    .select({ balance: balanceOf(owner, clientId) })
    .from(clients)
    .where(and(eq(clients.owner, owner), eq(clients.id, clientId)))
  if (!client) return undefined
  const entries = await db
    .select({
      id: clientCredits.id,
      amount: clientCredits.amount,
      what: clientCredits.what,
      day: clientCredits.day,
      means: clientCredits.means,
      billId: clientCredits.billId,
      number: bills.number,
      createdAt: clientCredits.createdAt,
    })
    .from(clientCredits)
    .leftJoin(bills, and(eq(bills.owner, clientCredits.owner), eq(bills.id, clientCredits.billId)))
    .where(and(eq(clientCredits.owner, owner), eq(clientCredits.clientId, clientId)))
    .orderBy(asc(clientCredits.createdAt), asc(clientCredits.id))
  return { balance: client.balance, entries }
}

/** What a payment brought to its client's credit. */
export async function creditOfPayment(db: Database, owner: Owner, paymentId: string) {
  const [credit] = await db
    .select({
      amount: sql<number>`coalesce(sum(${clientCredits.amount}), 0)::bigint`.mapWith(Number),
    })
    .from(clientCredits)
    .where(
      and(
        eq(clientCredits.owner, owner),
        eq(clientCredits.paymentId, paymentId),
        eq(clientCredits.what, "overpaid"),
      ),
    )
  return credit?.amount ?? 0
}

/** A client's unpaid bills, those first that were due first. */
export function readUnpaid(db: Database, owner: Owner, clientId: string) {
  return db
    .select(billColumns)
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.clientId, clientId), sql`${bills.due} > 0`))
    .orderBy(asc(bills.dueDate), asc(bills.place), asc(bills.id))
}

/** The same; nobody else changes them meanwhile. */
export const listUnpaid = (db: Database, owner: Owner, clientId: string) =>
  readUnpaid(db, owner, clientId).for("update")

/** How much of a bill is given up, of which its lock is held. */
export async function writeOff(db: Database, owner: Owner, id: string, amount: number) {
  await db
    .update(bills)
    .set({ writtenOff: amount })
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
}
