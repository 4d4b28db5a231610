import Big from "big.js"
import { addDays, type Day, daysBetween } from "./day"
import { type Cents, rounded } from "./money"

const rates = [
  {
    from: "2023-01-01",
    /** Percent up to so many euros a year, for small companies that individuals hold. */
    reduced: "15",
    reducedUpTo: 42_500,
    normal: "25",
    source: "CGI 219 I",
  },
] as const

/** A company's year of accounts. */
interface Exercise {
  from: Day
  to: Day
  profit: Cents
  /** Turnover of at most 10 M€, capital paid up, and three quarters of it held by individuals. */
  mayBeReduced: boolean
}

/**
 * What a company owes on its profit, to the euro (CGI 1657); nothing where no rate is known for then. The part
 * that is taxed less is as long as the year of accounts is.
 */
export function corporateTax({ from, to, profit, mayBeReduced }: Exercise): Cents | undefined {
  const found = rates.findLast((one) => one.from <= to)
  if (!found) return undefined
  if (profit <= 0) return 0
  const days = daysBetween(from, addDays(to, 1))
  const year = daysBetween(from, `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`)
  const most = mayBeReduced ? rounded(new Big(found.reducedUpTo * 100).times(days).div(year)) : 0
  const reduced = Math.min(profit, most)
  const exact = new Big(reduced)
    .times(found.reduced)
    .plus(new Big(profit - reduced).times(found.normal))
  return rounded(exact.div(10_000)) * 100
}
