import { and, asc, eq, sql } from "drizzle-orm"
import type { VatGroup } from "#domain/bill-pricing"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billReference } from "./credit-note.queries"
import { billDeductions, billSnapshots, bills } from "./schema"

/** Has a bill deduct a deposit; neither is issued yet. */
export async function addDeduction(db: Database, owner: Owner, billId: string, depositId: string) {
  await db.insert(billDeductions).values({ owner, billId, depositId })
}

/** The deposits of a bill, drafts too, in the order in which they were asked. */
export async function findDeposits(db: Database, owner: Owner, billId: string) {
  return db
    .select({
      ...billReference,
      totalHT: bills.totalHT,
      totalVat: bills.totalVat,
      credited: bills.credited,
      paid: bills.paid,
      /** Null of a draft: its lines may still change. */
      vat: sql<VatGroup[] | null>`${billSnapshots.snapshot} -> 'vat'`,
    })
    .from(billDeductions)
    .innerJoin(bills, and(eq(bills.owner, owner), eq(bills.id, billDeductions.depositId)))
    .leftJoin(
      billSnapshots,
      and(eq(billSnapshots.owner, owner), eq(billSnapshots.billId, bills.id)),
    )
    .where(and(eq(billDeductions.owner, owner), eq(billDeductions.billId, billId)))
    .orderBy(asc(bills.createdAt), asc(bills.id))
}

/** The bill that deducts a deposit, if there is one. */
export async function findDeducting(db: Database, owner: Owner, depositId: string) {
  const [bill] = await db
    .select(billReference)
    .from(billDeductions)
    .innerJoin(bills, and(eq(bills.owner, owner), eq(bills.id, billDeductions.billId)))
    .where(and(eq(billDeductions.owner, owner), eq(billDeductions.depositId, depositId)))
  return bill
}

/** The bill that deducts the deposits of this one: itself, or the one that it replaces in the end. */
export async function deductingBill(
  db: Database,
  owner: Owner,
  bill: { id: string; kind: string; originId: string | null },
): Promise<string> {
  if (bill.kind !== "correction" || !bill.originId) return bill.id
  const [replaced] = await db
    .select({ id: bills.id, kind: bills.kind, originId: bills.originId })
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.id, bill.originId)))
  return replaced ? deductingBill(db, owner, replaced) : bill.id
}

/** What a correction takes over: deposits that count once already, by the bill that it replaces. */
export async function transferPrepaid(db: Database, owner: Owner, id: string, prepaid: number) {
  await db
    .update(bills)
    .set({ prepaid })
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
}

/** What a bill's deposits come to, before it is issued: they count once. */
export async function deductDeposits(
  db: Database,
  owner: Owner,
  id: string,
  { ht, ttc }: { ht: number; ttc: number },
) {
  await db
    .update(bills)
    .set({ prepaid: ttc, deductedHT: ht, deductedTTC: ttc })
    .where(and(eq(bills.owner, owner), eq(bills.id, id)))
}
