import { and, asc, eq, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../../people/clients/schema"
import { billColumns } from "../bills/queries"
import { bills, clientCredits } from "../bills/schema"

export async function addCredit(
  db: Database,
  owner: Owner,
  credit: Omit<typeof clientCredits.$inferInsert, "owner">,
) {
  await db.insert(clientCredits).values({ ...credit, owner })
}

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
