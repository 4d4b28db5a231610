import { addDays } from "#domain/day"
import { lateInterest } from "#domain/late-interest"
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, monthsBetween } from "#domain/month"
import { occupationOf } from "#domain/statistics"
import type { Context } from "../../ports/context"
import { datesLeft } from "../../sales/recurring-bills/rules"
import { showYear } from "../../work/timesheets/year.commands"
import { listOpenBills } from "../bank-lines/queries"
import { listDaysLate } from "../forecast/queries"
import { habitsOf } from "../forecast/rules"
import type { GivenFact } from "./facts.queries"
import * as queries from "./queries"
import { begun, lastDayAhead } from "./rules"

type Asked = Pick<Context, "db" | "owner" | "today">

/** As many bills as are looked at, and as many settled ones of a client as make its habit: as the forecast does. */
const mostBills = 5_000
const billsOfHabit = 12
/** More dates than three months have. */
const mostDates = 120

const fact = (
  given: Pick<GivenFact, "id" | "kind" | "name" | "day"> & Partial<GivenFact>,
): GivenFact => ({
  record_id: given.id,
  client_id: null,
  client: null,
  part: given.amount ?? 0,
  whole: 1,
  amount: null,
  days: null,
  ...given,
})

/** What issued bills bring, on the day that the forecast of the treasury expects it; what is later has none. */
export async function certainFacts({ db, owner, today }: Asked): Promise<GivenFact[]> {
  const open = (await listOpenBills(db, owner, { most: mostBills })).filter(
    ({ currency }) => currency === "EUR",
  )
  const clientIds = [...new Set(open.map(({ clientId }) => clientId))]
  const habits = habitsOf(await listDaysLate(db, owner, billsOfHabit), clientIds)
  return open.flatMap((bill) => {
    const day = addDays(bill.due ?? bill.issued ?? today, habits.get(bill.clientId) ?? 0)
    if (day < today) return []
    const { id, clientId, number, name, open: amount } = bill
    return [
      fact({
        id,
        kind: "bill",
        name: number ?? "",
        client_id: clientId,
        client: name,
        day,
        amount,
      }),
    ]
  })
}

/** What recurring bills and open offers would be billed until three months on, without VAT. */
export async function likelyFacts({ db, owner, today }: Asked): Promise<GivenFact[]> {
  const until = lastDayAhead(today)
  const [plans, offers] = await Promise.all([
    queries.listRecurring(db, owner),
    queries.listLikelyOffers(db, owner, today, until),
  ])
  const planned = plans.flatMap((plan) =>
    datesLeft(plan, plan.done, plan.nextOn ?? today, mostDates)
      .filter((day) => day >= today && day <= until)
      .map((day) =>
        fact({
          id: idOf(plan.id, day),
          record_id: plan.id,
          kind: "recurringBill",
          name: plan.title,
          client_id: plan.clientId,
          client: plan.clientName,
          day,
          amount: plan.totalHT,
        }),
      ),
  )
  const weighed = offers.map(({ id, title, clientId, clientName, day, weighted }) =>
    fact({
      ...{ id, kind: "offer", name: title, day },
      client_id: clientId,
      client: clientName,
      amount: Number(weighted),
    }),
  )
  return [...planned, ...weighed]
}

/** One of the dates of a record, told apart in a list: the record's id with the day in it. */
const idOf = (id: string, day: string) => `${day.replaceAll("-", "")}${id.slice(8)}`

/** What late bills cost their clients by now. */
export async function interestFacts({ db, owner, today }: Asked): Promise<GivenFact[]> {
  const late = await queries.listLate(db, owner, today)
  return late.map(
    ({ id, number, clientId, clientName, dueDate, owed, percent, client, payments }) => {
      const { interest, indemnity } = lateInterest(
        { dueDate, owed: Number(owed), payments: payments ?? [], percent, client },
        today,
      )
      return fact({
        ...{ id, kind: "bill", name: number, client_id: clientId, client: clientName },
        ...{ day: dueDate, amount: interest + indemnity },
      })
    },
  )
}

/** The days of each month that has begun. */
export async function listWork(context: Context, months: readonly Month[]) {
  const years = [...new Set(months.map((month) => Number(month.slice(0, 4))))]
  const shown = await Promise.all(years.map((year) => showYear(context, year)))
  return shown
    .flatMap((year) => year.months)
    .filter(({ month }) => months.includes(month))
    .map(({ month, workingDays, billable, nonBillable, timeOff, sickLeave }) => ({
      ...{ month, workingDays, billable, nonBillable },
      off: timeOff,
      sick: sickLeave,
    }))
}

/** Months of which something was written down, for one of the figures of time. */
export async function workFacts(
  context: Context,
  span: { first: Month; last: Month },
  figure: "occupation" | "billableShare" | "unfilledDays",
): Promise<GivenFact[]> {
  const work = await listWork(context, begun(span, context.today))
  return work.flatMap((month) => {
    const { billable, nonBillable, off, sick } = month
    if (billable + nonBillable + off + sick === 0) return []
    const { unfilled, ...shares } = occupationOf(month)
    const { part, whole } =
      figure === "unfilledDays" ? { part: unfilled, whole: 1 } : shares[figure]
    return [
      fact({
        id: `00000000-0000-4000-8000-${month.month.replace("-", "").padStart(12, "0")}`,
        ...{ record_id: null, kind: "month", name: month.month, day: firstDayOf(month.month) },
        ...{ part, whole, days: figure === "unfilledDays" ? unfilled : billable },
      }),
    ]
  })
}

/** Month by month until three months on. */
export function aheadOf(
  certain: readonly GivenFact[],
  likely: readonly GivenFact[],
  today: string,
) {
  const now = monthOf(today)
  const sum = (facts: readonly GivenFact[], month: Month) =>
    facts
      .filter(({ day }) => day >= firstDayOf(month) && day <= lastDayOf(month))
      .reduce((total, { part }) => total + part, 0)
  return monthsBetween(now, addMonths(now, 3)).map((month) => ({
    month,
    certain: sum(certain, month),
    likely: sum(likely, month),
  }))
}
