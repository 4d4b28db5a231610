import type { RecurringBill, RecurringBillSummary } from "#contract/recurring-bills"
import type { Day } from "#domain/day"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { statusOf as statusOfBill } from "../bills/rules"
import { priceDocument } from "../documents/pricing.rules"
import { findDates, findRecurringBill, type RecurringRow } from "./queries"
import { billOf, datesLeft, recurrenceOf, statusOf } from "./rules"

/** As many dates to come as one plans with. */
const datesShown = 12
/** No recurrence misses more dates than this in what a person would call a while. */
const mostMissed = 100

export function summary(row: RecurringRow): RecurringBillSummary {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    title: row.title,
    status: statusOf(row),
    clientId: row.clientId,
    clientName: row.clientName,
    recurrence: { ...recurrenceOf(row), monthEnd: row.monthEnd },
    times: row.times,
    mode: row.mode,
    nextOn: row.nextOn,
    done: row.done,
    currency: row.currency,
    totalHT: row.totalHT,
  }
}

/** The recurring bill, whole, as it stands in this transaction. */
export async function showRecurringBill(
  { owner, db, today }: Context,
  id: string,
): Promise<RecurringBill> {
  const row = found(await findRecurringBill(db, owner, id))
  const dates = await findDates(db, owner, id)
  const { model, nextOn } = row
  const { totalVat, totalTTC } = priceDocument(
    billOf(row, nextOn ?? row.startDate),
    row.clientName,
    null,
  )
  const left = nextOn ? datesLeft(row, row.done, nextOn, mostMissed) : []
  return {
    ...summary(row),
    ...model,
    period: row.period,
    totalVat,
    totalTTC,
    nextDates: left.slice(0, datesShown),
    missed: left.filter((date) => date < today).length,
    failures: row.failures,
    failedAt: row.failedAt?.toISOString() ?? null,
    lastFailure: row.lastFailure,
    bills: dates.map(({ date, bill }) => ({ date, bill: bill && shownBill(bill, today) })),
  }
}

type DatedBill = NonNullable<Awaited<ReturnType<typeof findDates>>[number]["bill"]>

const shownBill = (bill: DatedBill, today: Day) => ({
  id: bill.id,
  number: bill.number,
  kind: bill.kind,
  status: statusOfBill(bill, today),
  totalTTC: bill.totalTTC,
  currency: bill.currency,
})
