import type { Forecast } from "#contract/forecast"
import { addDays, addMonths, type Day, daysBetween } from "#domain/day"
import { forecast } from "#domain/forecast"
import type { Context } from "../../ports/context"
import { listBalances } from "../accounts/queries"
import { listOpenBills, listOpenPurchases } from "../bank-lines/queries"
import { datesUntil } from "../scheduled-transactions/calculation.commands"
import { listGoingOn } from "../scheduled-transactions/queries"
import { showSettings } from "../treasury/settings.commands"
import { listAwaited, listDaysLate } from "./queries"
import { habitsOf, pointsOf } from "./rules"

type Asked = Pick<Context, "db" | "owner" | "today">
type Planned = Forecast["planned"]

const currency = "EUR"
/** As many bills as are looked at, and as many settled ones of a client as make its habit. */
const mostBills = 5_000
const billsOfHabit = 12
/** As many of what is planned as one looks through. */
const mostShown = 100

/** What will be on all accounts in euros, day by day, by what is known today. */
export async function showForecast(context: Asked, months: number): Promise<Forecast> {
  const { db, owner, today } = context
  const until = addMonths(today, months)
  const accounts = await listBalances(db, owner, today)
  const balance = accounts.reduce((sum, account) => sum + account.balance, 0)
  const { ownReserve } = await showSettings(context)
  const open = (await listOpenBills(db, owner, { most: mostBills })).filter(
    (bill) => bill.currency === currency,
  )
  const bills = open.map(({ id, clientId, due, open, issued }) => ({
    ...{ id, clientId, open },
    due: due ?? issued ?? today,
  }))
  const planned = await listPlanned(context, until)
  const clientIds = [...new Set(bills.map(({ clientId }) => clientId))]
  const habits = habitsOf(await listDaysLate(db, owner, billsOfHabit), clientIds)
  const days = daysBetween(today, until)
  const curves = forecast({ today, days, balance, planned, bills, habits })
  const late = new Set(curves.habitual.leftOut)
  const { onTime, habitual } = curves
  return {
    ...{ today, until, currency, balance, floor: ownReserve },
    points: pointsOf(today, until, curves),
    onTime: { lowest: onTime.lowest, end: onTime.end },
    habitual: { lowest: habitual.lowest, end: habitual.end },
    leftOut: open.flatMap(({ id, number, name, due, open: amount }) =>
      late.has(id)
        ? [
            {
              billId: id,
              number: number ?? "",
              clientName: name ?? "",
              due: due ?? today,
              open: amount,
            },
          ]
        : [],
    ),
    planned: planned.slice(0, mostShown),
  }
}

/** All that is scheduled, awaited or to be paid until a day, in its order. */
export async function listPlanned(context: Asked, until: Day): Promise<Planned> {
  const { db, owner, today } = context
  const planned: Planned = []
  for (const item of await listGoingOn(db, owner)) {
    const sign = item.operation === "income" ? 1 : -1
    for (const { day, amount } of await datesUntil(context, item, until))
      if (amount)
        planned.push({
          day: addDays(day, item.expectedDelay),
          label: item.title,
          amount: sign * amount,
          scheduledTransactionId: item.id,
          purchaseId: null,
        })
  }
  for (const { itemId, title, operation, amount, doneOn, expectedOn } of await listAwaited(
    db,
    owner,
  ))
    planned.push({
      day: expectedOn ?? doneOn,
      label: title,
      amount: (operation === "income" ? 1 : -1) * (amount ?? 0),
      scheduledTransactionId: itemId,
      purchaseId: null,
    })
  for (const purchase of await listOpenPurchases(db, owner, { most: mostBills }))
    if (purchase.currency === currency && purchase.kind !== "creditNote")
      planned.push({
        day: purchase.due ?? today,
        label: [purchase.number, purchase.name].filter(Boolean).join(" · "),
        amount: -purchase.open,
        scheduledTransactionId: null,
        purchaseId: purchase.id,
      })
  return planned
    .filter(({ day }) => day <= until)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}
