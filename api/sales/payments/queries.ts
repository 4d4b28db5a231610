import { and, eq, sql } from "drizzle-orm"
import type { Payment } from "#contract/bill-payments"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { billPayments, bills } from "../bills/schema"

export type PaymentRow = typeof billPayments.$inferSelect

/** A payment of this bill, and whether a reversal took it back. */
export async function findPayment(db: Database, owner: Owner, billId: string, id: string) {
  const [payment] = await db
    .select()
    .from(billPayments)
    .where(
      and(eq(billPayments.owner, owner), eq(billPayments.billId, billId), eq(billPayments.id, id)),
    )
  if (!payment) return undefined
  const reversals = await db
    .select({ id: billPayments.id })
    .from(billPayments)
    .where(and(eq(billPayments.owner, owner), eq(billPayments.reversalOf, id)))
  return { ...payment, reversed: reversals.length > 0 }
}

/** The day of the last payment of a bill that nothing took back; none where it was settled without money. */
export async function lastPaidOn(
  db: Database,
  owner: Owner,
  billId: string,
): Promise<Day | undefined> {
  const { rows } = await db.execute<{ day: Day | null }>(
    sql`select max(p.paid_on)::text as day from bill_payments p
      where p.owner = ${owner} and p.bill_id = ${billId} and p.reversal_of is null
        and not exists (select from bill_payments r where r.owner = p.owner and r.reversal_of = p.id)`,
  )
  return rows[0]?.day ?? undefined
}

/** Records a payment, and what the bill has received with it. */
export async function addPayment(
  db: Database,
  owner: Owner,
  billId: string,
  payment: Pick<Payment, "amount" | "paidOn" | "means" | "collectedOn"> & { reversalOf?: string },
) {
  const [added] = await db
    .insert(billPayments)
    .values({ ...payment, owner, billId })
    .returning()
  await receive(db, owner, billId, payment.amount, payment.collectedOn ? payment.amount : 0)
  return added
}

/** Writes down the day a payment reached the bank, or that it did not after all. */
export async function collectPayment(
  db: Database,
  owner: Owner,
  payment: PaymentRow,
  collectedOn: Day | null,
) {
  await db
    .update(billPayments)
    .set({ collectedOn })
    .where(and(eq(billPayments.owner, owner), eq(billPayments.id, payment.id)))
  const before = payment.collectedOn ? payment.amount : 0
  const after = collectedOn ? payment.amount : 0
  await receive(db, owner, payment.billId, 0, after - before)
}

async function receive(
  db: Database,
  owner: Owner,
  billId: string,
  paid: number,
  collected: number,
) {
  await db
    .update(bills)
    .set({
      paid: sql`${bills.paid} + ${paid}::bigint`,
      collected: sql`${bills.collected} + ${collected}::bigint`,
    })
    .where(and(eq(bills.owner, owner), eq(bills.id, billId)))
}
