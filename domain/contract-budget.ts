import { addDays, type Day } from "./day"
import { plain } from "./decimal"

/** Days of work in a timesheet, by what became of them. */
export interface WorkedDays {
  days: string
  state: "draft" | "handedOver" | "approved" | "refused" | "billed"
  /** Time that is not for the client to pay. */
  billable?: boolean
}

/** A bill of the contract; a deposit is asked for again by the bill that it is taken off. */
export interface BudgetBill {
  kind: "bill" | "deposit" | "creditNote"
  state: "draft" | "issued"
  totalHT: number
  lines?: readonly { unit: string; quantity: string }[]
  /** Of a period that was billed as a whole: no days of timesheets say what was used in it. */
  byHand?: boolean
}

export interface BudgetFacts {
  budgetDays?: string | null
  budgetHT?: number | null
  /** Seven when left out. */
  hoursPerDay?: string
  /** None where no time is kept: the lines of bills say what was used then. */
  sheets: readonly WorkedDays[] | null
  bills: readonly BudgetBill[]
}

export interface Budget {
  consumedDays: string
  /** In timesheets that were not handed over yet. */
  enteredDays: string
  billedHT: number
  /** On drafts of bills. */
  inPreparationHT: number
  leftDays: string | null
  leftHT: number | null
  /** How much of it is used, in percent with one decimal; of days and amount the worse. */
  percent: number | null
  alert: 0 | 80 | 100
}

/** Days are counted in ten thousandths, so that their sum is exact. */
const one = 10_000
const units = (decimal: string) => Math.round(Number(decimal) * one)
const decimal = (count: number) =>
  count < 0 ? `-${plain((-count / one).toFixed(4))}` : plain((count / one).toFixed(4))

/** What was used of a contract's budget, and what is left. */
export function budgetOf(facts: BudgetFacts): Budget {
  const { budgetDays = null, budgetHT = null, sheets, bills } = facts
  const counted = bills.filter(({ kind }) => kind !== "deposit")
  const sum = (state: BudgetBill["state"]) =>
    counted
      .filter((bill) => bill.state === state)
      .reduce((all, bill) => all + signOf(bill) * bill.totalHT, 0)
  const handedOver = daysIn(sheets ?? [], ["handedOver", "approved", "billed"])
  const wholly = counted.filter(({ byHand = sheets === null }) => byHand)
  const consumed = handedOver + billedDays(facts, wholly)
  const billedHT = sum("issued")
  const ofDays = budgetDays === null ? null : { used: consumed, of: units(budgetDays) }
  const ofAmount = budgetHT === null ? null : { used: billedHT, of: budgetHT }
  const shares = [ofDays, ofAmount].filter((share) => share !== null)
  const reached = (percent: number) => shares.some(({ used, of }) => used * 100 >= of * percent)
  return {
    consumedDays: decimal(consumed),
    enteredDays: decimal(sheets ? daysIn(sheets, ["draft"]) : 0),
    billedHT,
    inPreparationHT: sum("draft"),
    leftDays: ofDays && decimal(ofDays.of - consumed),
    leftHT: ofAmount && ofAmount.of - billedHT,
    percent: shares.length
      ? Math.max(...shares.map(({ used, of }) => Math.floor((used * 1000) / of) / 10))
      : null,
    alert: reached(100) ? 100 : reached(80) ? 80 : 0,
  }
}

const signOf = ({ kind }: BudgetBill) => (kind === "creditNote" ? -1 : 1)

const daysIn = (sheets: readonly WorkedDays[], states: readonly WorkedDays["state"][]) =>
  sheets.reduce(
    (all, { days, state, billable = true }) =>
      billable && states.includes(state) ? all + units(days) : all,
    0,
  )

function billedDays({ hoursPerDay = "7" }: BudgetFacts, bills: readonly BudgetBill[]): number {
  const perDay: Record<string, number> = { day: 1, halfDay: 2, hour: Number(hoursPerDay) }
  let all = 0
  for (const bill of bills)
    if (bill.state === "issued")
      for (const { unit, quantity } of bill.lines ?? []) {
        const part = perDay[unit]
        if (part) all += signOf(bill) * Math.round(units(quantity) / part)
      }
  return all
}

/** How long one looks back for the pace. */
export const paceDays = 56

/** The day on which it is used up, at the pace of the last eight weeks; none where nothing was used in them. */
export function usedUpOn(left: number, usedInPace: number, today: Day): Day | null {
  if (left <= 0 || usedInPace <= 0) return null
  const days = Math.ceil((left * paceDays) / usedInPace)
  return days > 3660 ? null : addDays(today, days)
}
