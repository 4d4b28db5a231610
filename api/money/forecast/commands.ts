import type { Forecast } from "#contract/forecast"
import { addDays, addMonths, type Day, daysBetween } from "#domain/day"
import { forecast } from "#domain/forecast"
import { monthOf } from "#domain/month"
import type { Context } from "../../ports/context"
import { listBalances } from "../accounts/queries"
import { listOpenBills, listOpenPurchases } from "../bank-lines/queries"
import { datesUntil } from "../scheduled-transactions/calculation.commands"
import { listGoingOn } from "../scheduled-transactions/queries"
import { type ExpectedReceipt, showTreasury, withContributions } from "../treasury/commands"
import { showContributions } from "../treasury/contributions.commands"
import { settledUntil } from "../treasury/rules"
import { showSettings } from "../treasury/settings.commands"
import { listVatReturns } from "../vat-returns/commands"
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
  const clientIds = [...new Set(bills.map(({ clientId }) => clientId))]
  const habits = habitsOf(await listDaysLate(db, owner, billsOfHabit), clientIds)
  const expected = await expectedOf(context, open, habits)
  const planned = await listPlanned(context, until, expected)
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
    notPlanned: await notPlannedOf(context),
  }
}

/** What each open bill will bring, on the day on which its client usually pays: of that, charges are calculated too. */
async function expectedOf(
  context: Asked,
  open: Awaited<ReturnType<typeof listOpenBills>>,
  habits: ReadonlyMap<string, number>,
): Promise<ExpectedReceipt[]> {
  const { today } = context
  const receipts = open.map(({ id, number, clientId, due, issued, open: amount, openHT }) => ({
    ...{ id, label: number ?? "", amount, vat: amount - openHT },
    day: addDays(due ?? issued ?? today, habits.get(clientId) ?? 0),
  }))
  return withContributions(
    context,
    receipts.filter(({ day }) => day >= today),
  )
}

/** Taxes of the year that are set aside and that nothing plans: their day and amount are said by a notice. */
async function notPlannedOf(context: Asked): Promise<Forecast["notPlanned"]> {
  const { parts } = await showTreasury(context)
  const going = await listGoingOn(context.db, context.owner)
  const isPlanned = (category: string) => going.some((item) => item.category === category)
  return parts.flatMap(({ name, amount }) => {
    const category = name === "incomeTax" ? name : name === "cfe" ? "businessTax" : undefined
    return category && amount > 0 && !isPlanned(category) ? [{ name, amount }] : []
  })
}

/** All that is scheduled, awaited or to be paid until a day, in its order. */
export async function listPlanned(
  context: Asked,
  until: Day,
  expected: readonly ExpectedReceipt[] = [],
): Promise<Planned> {
  const { db, owner, today } = context
  const planned: Planned = []
  const going = await listGoingOn(db, owner)
  const ofTaxes = { vatFrom: null, isContributions: false }
  for (const item of going) {
    const sign = item.operation === "income" ? 1 : -1
    for (const { day, amount } of await datesUntil(context, item, until, expected))
      if (amount)
        planned.push({
          ...ofTaxes,
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
      ...ofTaxes,
      day: expectedOn ?? doneOn,
      label: title,
      amount: (operation === "income" ? 1 : -1) * (amount ?? 0),
      scheduledTransactionId: itemId,
      purchaseId: null,
    })
  for (const purchase of await listOpenPurchases(db, owner, { most: mostBills }))
    if (purchase.currency === currency && purchase.kind !== "creditNote")
      planned.push({
        ...ofTaxes,
        day: purchase.due ?? today,
        label: [purchase.number, purchase.name].filter(Boolean).join(" · "),
        amount: -purchase.open,
        scheduledTransactionId: null,
        purchaseId: purchase.id,
      })
  // What is scheduled stands in for what is due from its first month on, and for nothing that was due before.
  const plannedFrom = (category: string) =>
    going
      .flatMap((item) => (item.category === category ? [monthOf(item.startDate)] : []))
      .sort()[0] ?? "9999-12"
  const taxes = [
    { from: plannedFrom("vat"), due: await vatToPay(context) },
    { from: plannedFrom("contributions"), due: await contributionsToPay(context) },
  ]
  planned.push(...taxes.flatMap(({ from, due }) => due.filter(({ day }) => monthOf(day) < from)))
  return planned
    .filter(({ day }) => day <= until)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

/** Returns of VAT that were not paid, each on its day: what the running period comes to is what is known of it today. */
async function vatToPay(context: Asked): Promise<Planned> {
  const { regime, periods, instalments } = await listVatReturns(context)
  if (regime === null) return []
  const ofTaxes = { scheduledTransactionId: null, purchaseId: null, isContributions: false }
  const yearly = periods.find(({ form, state }) => form === "ca12" && state !== "declared")
  const toCome = instalments.map(({ month, due, amount, paid }) => ({
    ...ofTaxes,
    ...{ day: due, label: month, amount: (paid - amount) * 100, vatFrom: yearly?.from ?? null },
  }))
  const returns = periods
    .filter(({ state, toPay }) => state !== "paid" && toPay > 0)
    .map(({ from, to, due, toPay }) => ({
      day: due,
      label: [...new Set([monthOf(from), monthOf(to)])].join(" – "),
      amount: -toPay * 100,
      ...{ ...ofTaxes, vatFrom: from },
    }))
  return [...toCome.filter(({ amount }) => amount < 0), ...returns]
}

/** Contributions that were not paid, of the running period too. */
async function contributionsToPay(context: Asked): Promise<Planned> {
  const { regime, contributionsSettledUntil } = await showSettings(context)
  const settled = settledUntil(contributionsSettledUntil, context.today, regime)
  const { periods } = await showContributions(context)
  return periods
    .filter(({ to, total, isDeclared, isSettled }) => {
      const isPaid = isDeclared ? isSettled : to <= settled
      return !isPaid && total > 0
    })
    .map(({ from, to, due, total }) => ({
      day: due,
      label: [...new Set([monthOf(from), monthOf(to)])].join(" – "),
      amount: -total,
      ...{ scheduledTransactionId: null, purchaseId: null, vatFrom: null, isContributions: true },
    }))
}
