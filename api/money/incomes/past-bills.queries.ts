import { and, eq, isNull, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { incomes } from "./schema"

interface Paid {
  id: string
  label: string
  day: Day
  payerName: string | undefined
  totalTTC: Cents
  vat: Cents
  category: "goods" | "services"
}

/** The receipts that came with past bills: the book has them when their day is over. */
export async function addReceiptsOfPastBills(
  db: Database,
  owner: Owner,
  createdAt: Date,
  paid: readonly Paid[],
): Promise<void> {
  if (paid.length === 0) return
  await db.insert(incomes).values(
    paid.map(({ id, totalTTC, payerName, label, day, vat, category }) => ({
      ...{ owner, createdAt, label, day, vat, category },
      amount: totalTTC,
      means: "transfer" as const,
      payerName: payerName ?? null,
      pastBillId: id,
      waits: true,
    })),
  )
}

/** Which of some past bills an income pays that is there already: its very amount, on its day or by its number. */
export async function settleWithKnownIncomes(
  db: Database,
  owner: Owner,
  ids: readonly string[],
  bills: readonly { number: string; totalTTC: Cents; paidOn: Day | null }[],
): Promise<string[]> {
  const settled: string[] = []
  for (const [at, { number, totalTTC, paidOn }] of bills.entries()) {
    const id = ids[at]
    if (!id || totalTTC <= 0) continue
    const names = sql`position(lower(${number}) in lower(${incomes.label})) > 0`
    const [known] = await db
      .select({ id: incomes.id })
      .from(incomes)
      .where(
        and(
          eq(incomes.owner, owner),
          eq(incomes.amount, totalTTC),
          isNull(incomes.pastBillId),
          isNull(incomes.productId),
          paidOn ? sql`(${incomes.day} = ${paidOn}::date or ${names})` : names,
        ),
      )
      .orderBy(sql`${names} desc`, incomes.day, incomes.id)
      .limit(1)
    if (!known) continue
    await db
      .update(incomes)
      .set({ pastBillId: id })
      .where(and(eq(incomes.owner, owner), eq(incomes.id, known.id)))
    settled.push(id)
  }
  return settled
}
