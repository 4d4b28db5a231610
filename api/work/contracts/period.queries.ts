import { and, desc, eq, max } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bills } from "../../sales/bills/schema"
import { contractPeriods, contractRenewals } from "./schema"

/** The last day that renewals added; none where there is no renewal. */
export async function findRenewedUntil(
  db: Database,
  owner: Owner,
  contractId: string,
): Promise<Day | null> {
  const [last] = await db
    .select({ endDate: max(contractRenewals.endDate) })
    .from(contractRenewals)
    .where(and(eq(contractRenewals.owner, owner), eq(contractRenewals.contractId, contractId)))
  return last?.endDate ?? null
}

/** Nothing is returned where the contract was renewed from this day before. */
export async function addRenewal(
  db: Database,
  owner: Owner,
  renewal: { contractId: string; startDate: Day; endDate: Day },
) {
  const [added] = await db
    .insert(contractRenewals)
    .values({ ...renewal, owner })
    .onConflictDoNothing({
      target: [contractRenewals.owner, contractRenewals.contractId, contractRenewals.startDate],
    })
    .returning({ id: contractRenewals.id })
  return added
}

/** Whether the contract was renewed from this day. */
export async function isRenewedFrom(
  db: Database,
  owner: Owner,
  contractId: string,
  startDate: Day,
): Promise<boolean> {
  const [renewal] = await db
    .select({ id: contractRenewals.id })
    .from(contractRenewals)
    .where(
      and(
        eq(contractRenewals.owner, owner),
        eq(contractRenewals.contractId, contractId),
        eq(contractRenewals.startDate, startDate),
      ),
    )
  return renewal !== undefined
}

/** The periods that are on a bill, the newest first, each with what its state follows from. */
export function findBilled(db: Database, owner: Owner, contractId: string) {
  return db
    .select({
      id: contractPeriods.id,
      startDate: contractPeriods.startDate,
      endDate: contractPeriods.endDate,
      freed: contractPeriods.freed,
      billId: bills.id,
      number: bills.number,
      kind: bills.kind,
      dueDate: bills.dueDate,
      sentAt: bills.sentAt,
      paid: bills.paid,
      due: bills.due,
      writtenOff: bills.writtenOff,
      standing: bills.standing,
      totalHT: bills.totalHT,
      currency: bills.currency,
    })
    .from(contractPeriods)
    .innerJoin(
      bills,
      and(eq(bills.owner, contractPeriods.owner), eq(bills.id, contractPeriods.billId)),
    )
    .where(and(eq(contractPeriods.owner, owner), eq(contractPeriods.contractId, contractId)))
    .orderBy(desc(contractPeriods.startDate))
}

/** A bill that a credit note took back whole: its period can be billed again. */
export async function freePeriod(db: Database, owner: Owner, billId: string) {
  await db
    .update(contractPeriods)
    .set({ freed: true })
    .where(and(eq(contractPeriods.owner, owner), eq(contractPeriods.billId, billId)))
}

export async function addPeriod(
  db: Database,
  owner: Owner,
  period: { contractId: string; billId: string; startDate: Day; endDate: Day },
) {
  await db.insert(contractPeriods).values({ ...period, owner })
}
