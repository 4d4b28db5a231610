import { addDays, type Day, daysBetween } from "./day"
import type { Cents } from "./money"

export interface PlannedAmount {
  day: Day
  /** Money out is below zero. */
  amount: Cents
}

export interface OpenBill {
  id: string
  clientId: string
  due: Day
  open: Cents
}

interface Expected {
  today: Day
  /** So many days from today on, today included as the first. */
  days: number
  balance: Cents
  planned: readonly PlannedAmount[]
  bills: readonly OpenBill[]
  /** How many days late each client pays. */
  habits: ReadonlyMap<string, number>
}

export interface ForecastCurve {
  /** The balance at the end of each day, from today's on. */
  balances: Cents[]
  lowest: { day: Day; balance: Cents }
  end: Cents
  /** The bills that are later than their clients' habit already: nobody knows when they are paid. */
  leftOut: string[]
}

const billsOfHabit = 12
const leastOfHabit = 3

/**
 * How many days late is usual, of the latest settled bills, the last one first: the median, which one forgotten bill
 * does not move; of two in the middle their mean, rounded down; never early. Nothing where there are too few.
 */
export function habitOf(daysLate: readonly number[]): number | undefined {
  const late = daysLate.slice(0, billsOfHabit).sort((one, other) => one - other)
  if (late.length < leastOfHabit) return undefined
  const middle = late.length / 2
  const [before = 0, after = 0] = [late[Math.ceil(middle) - 1], late[Math.floor(middle)]]
  return Math.max(0, Math.floor((before + after) / 2))
}

/** What the balance will be, day by day, if bills are paid on time, and if each client pays as late as usual. */
export function forecast(expected: Expected): { onTime: ForecastCurve; habitual: ForecastCurve } {
  const { bills, habits, today } = expected
  const usual = bills.map((bill) => ({
    ...bill,
    due: addDays(bill.due, habits.get(bill.clientId) ?? 0),
  }))
  const late = usual.filter(({ due }) => due < today)
  return {
    onTime: curveOf(expected, bills, []),
    habitual: curveOf(
      expected,
      usual.filter((bill) => !late.includes(bill)),
      late.map(({ id }) => id),
    ),
  }
}

/** What should have happened before today happens today. */
function curveOf(
  { today, days, balance, planned }: Expected,
  bills: readonly OpenBill[],
  leftOut: string[],
): ForecastCurve {
  const changes = new Array<Cents>(days + 1).fill(0)
  const add = (day: Day, amount: Cents) => {
    const at = Math.max(0, daysBetween(today, day))
    if (at <= days) changes[at] = (changes[at] ?? 0) + amount
  }
  for (const { day, amount } of planned) add(day, amount)
  for (const { due, open } of bills) add(due, open)
  let sum = balance
  const balances = changes.map((change) => {
    sum += change
    return sum
  })
  const lowest = balances.reduce((least, one) => Math.min(least, one), sum)
  const day = addDays(today, balances.indexOf(lowest))
  return { balances, lowest: { day, balance: lowest }, end: sum, leftOut }
}
