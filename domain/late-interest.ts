import Big from "big.js"
import { type ClientKind, isBusiness } from "./client-kind"
import { addDays, type Day, daysBetween } from "./day"
import { type Cents, rounded } from "./money"
import { type DatedRate, defaultPenaltyRate, publicPenaltyRate, recoveryIndemnity } from "./penalty"

interface LateBill {
  dueDate: Day
  /** What was to be paid on the due date, with its VAT. */
  owed: Cents
  /** What came since or before; what was taken back never came. */
  payments: readonly { paidOn: Day; amount: Cents }[]
  /** Percent a year that was agreed; the legal default of each semester when null. */
  percent: string | null
  /** Whom it was sent to. */
  client: ClientKind
}

/** Days on end over which neither what is unpaid nor the rate changes. */
export interface InterestStep {
  from: Day
  to: Day
  days: number
  unpaid: Cents
  percent: string
  /** False where the semester's rate is not known here, and the last one known stands in. */
  certain: boolean
  interest: Cents
}

export interface LateInterest {
  steps: InterestStep[]
  interest: Cents
  /** Of businesses and public bodies, once a bill (C. com. D441-5, CCP D2192-35). */
  indemnity: Cents
  days: number
}

/**
 * What a late bill costs its client until a day, that day included (C. com. L441-10 II): simple interest on
 * what is unpaid with its VAT, from the day after the due date, by days of 365. The day of a payment still
 * counts for what it pays. A consumer owes no more than was agreed; a public body the rate of the semester in
 * which it came to be late, all the time (code de la commande publique, R2192-31).
 */
export function lateInterest(bill: LateBill, until: Day): LateInterest {
  const first = addDays(bill.dueDate, 1)
  const isFree = bill.client === "individual" && bill.percent === null
  const fixed = fixedRate(bill, first)
  let exact = new Big(0)
  let interest = 0
  const steps: InterestStep[] = []
  for (const [from, to] of isFree ? [] : stretches(bill, first, until, fixed !== null)) {
    const unpaid = unpaidOn(bill, from)
    if (unpaid <= 0) continue
    const { percent, certain } = fixed ?? defaultPenaltyRate(from)
    const days = daysBetween(from, to) + 1
    exact = exact.plus(new Big(unpaid).times(percent).times(days).div(36_500))
    // Rounded once, at the end: the parts come to the whole.
    const soFar = rounded(exact)
    steps.push({ from, to, days, unpaid, percent, certain, interest: soFar - interest })
    interest = soFar
  }
  return {
    steps,
    interest,
    indemnity: isBusiness(bill.client) && steps.length > 0 ? recoveryIndemnity : 0,
    days: steps.reduce((sum, { days }) => sum + days, 0),
  }
}

/** The one rate of all days; null where it follows the semesters. */
function fixedRate({ client, percent }: LateBill, first: Day): DatedRate | null {
  if (client === "publicBody") return publicPenaltyRate(first)
  return percent === null ? null : { percent, certain: true }
}

/** What is not paid when a day begins. */
const unpaidOn = ({ owed, payments }: LateBill, day: Day): Cents =>
  payments.reduce((left, { paidOn, amount }) => (paidOn < day ? left - amount : left), owed)

/** The days from one to the other, cut after each payment and, by the legal rate, with each semester. */
function stretches({ payments }: LateBill, first: Day, last: Day, isFixed: boolean): [Day, Day][] {
  if (last < first) return []
  const cuts = new Set(payments.map(({ paidOn }) => addDays(paidOn, 1)))
  if (!isFixed)
    for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++)
      cuts.add(`${year}-01-01`).add(`${year}-07-01`)
  const starts = [first, ...[...cuts].filter((cut) => cut > first && cut <= last).sort()]
  return starts.map((from, at) => {
    const next = starts[at + 1]
    return [from, next ? addDays(next, -1) : last]
  })
}
