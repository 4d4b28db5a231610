import Big from "big.js"
import { addMonths, type Day, endOfMonth } from "./day"
import { type Cents, rounded } from "./money"

/**
 * What somebody under the micro regime does: what is sold and what is served, in trade or as a craft; liberal
 * work under the general scheme (SSI), or under that of the Cipav.
 */
export const microActivities = [
  "liberal",
  "cipav",
  "services",
  "craftServices",
  "sales",
  "craftSales",
] as const
export type MicroActivity = (typeof microActivities)[number]

interface DatedRate<Kind extends string> {
  of: Kind
  from: Day
  /** Percent, as a decimal string. */
  percent: string
  source: string
}

type Social = "sales" | "services" | "liberal" | "cipav"
type Tax = "sales" | "services" | "liberal"
type Training = "craft" | "trade" | "liberal"
type Chamber = "tradeSales" | "tradeServices" | "craftSales" | "craftServices"

const kinds: Record<
  MicroActivity,
  { social: Social; tax: Tax; training: Training; chamber: Chamber | null }
> = {
  liberal: { social: "liberal", tax: "liberal", training: "liberal", chamber: null },
  cipav: { social: "cipav", tax: "liberal", training: "liberal", chamber: null },
  services: { social: "services", tax: "services", training: "trade", chamber: "tradeServices" },
  craftServices: {
    social: "services",
    tax: "services",
    training: "craft",
    chamber: "craftServices",
  },
  sales: { social: "sales", tax: "sales", training: "trade", chamber: "tradeSales" },
  craftSales: { social: "sales", tax: "sales", training: "craft", chamber: "craftSales" },
}

const social: readonly DatedRate<Social>[] = [
  { of: "sales", from: "2022-10-01", percent: "12.3", source: "CSS D613-4" },
  { of: "services", from: "2022-10-01", percent: "21.2", source: "CSS D613-4" },
  { of: "liberal", from: "2022-10-01", percent: "21.1", source: "CSS D613-4" },
  { of: "liberal", from: "2024-07-01", percent: "23.1", source: "CSS D613-4" },
  { of: "liberal", from: "2025-01-01", percent: "24.6", source: "CSS D613-4" },
  { of: "liberal", from: "2026-01-01", percent: "25.6", source: "CSS D613-4" },
  { of: "cipav", from: "2022-10-01", percent: "21.2", source: "CSS D613-4" },
  { of: "cipav", from: "2024-07-01", percent: "23.2", source: "CSS D613-4" },
]

/** For professional training (CFP). */
const training: readonly DatedRate<Training>[] = [
  { of: "craft", from: "2018-01-01", percent: "0.3", source: "C. trav. L6331-48" },
  { of: "trade", from: "2018-01-01", percent: "0.1", source: "C. trav. L6331-48" },
  { of: "liberal", from: "2022-01-01", percent: "0.2", source: "C. trav. L6331-48" },
]

/** For the chambers of trade and of crafts. */
const chamber: readonly DatedRate<Chamber>[] = [
  { of: "tradeSales", from: "2020-01-01", percent: "0.015", source: "CGI 1600" },
  { of: "tradeServices", from: "2020-01-01", percent: "0.044", source: "CGI 1600" },
  { of: "craftSales", from: "2020-01-01", percent: "0.22", source: "CGI 1601" },
  { of: "craftServices", from: "2020-01-01", percent: "0.48", source: "CGI 1601" },
]

/** The chambers of crafts of Alsace and of Moselle have rates of their own. */
const alsace = [
  { of: "craftSales", from: "2020-01-01", percent: "0.29", source: "CGI 1601" },
  { of: "craftServices", from: "2020-01-01", percent: "0.65", source: "CGI 1601" },
] as const
const chamberOfDepartement: Record<string, readonly DatedRate<Chamber>[]> = {
  "67": alsace,
  "68": alsace,
  "57": [
    { of: "craftSales", from: "2020-01-01", percent: "0.37", source: "CGI 1601" },
    { of: "craftServices", from: "2020-01-01", percent: "0.83", source: "CGI 1601" },
  ],
}

/** The income tax of who chose to pay it with the contributions (versement libératoire). */
const incomeTax: readonly DatedRate<Tax>[] = [
  { of: "sales", from: "2009-01-01", percent: "1", source: "CGI 151-0" },
  { of: "services", from: "2009-01-01", percent: "1.7", source: "CGI 151-0" },
  { of: "liberal", from: "2009-01-01", percent: "2.2", source: "CGI 151-0" },
]

/** The share of the rate that is due at the beginning (ACRE), by the day on which the business began. */
const beginners = [
  { from: "2020-01-01", percent: "50", source: "CSS D131-6-3" },
  { from: "2026-07-01", percent: "75", source: "décret 2026-69" },
] as const

/** Rates of beginners that are not the share of the whole rate, as the Urssaf publishes them. */
const ownRates = [{ of: "cipav", share: "50", from: "2026-01-01", percent: "13.4" }] as const

interface Declaration {
  activity: MicroActivity
  /** What was cashed in the period. */
  receipts: Cents
  /** A day of the period. */
  day: Day
  /** When the business of somebody with the help for beginners (ACRE) began. */
  beganWithAcre?: Day | null
  /** Whether income tax is paid with the contributions. */
  withIncomeTax?: boolean
  /** Where the business is, "67": chambers of crafts differ. */
  departement?: string
}

export interface MicroContributions {
  /** To the euro, as the Urssaf rounds them. */
  contributions: Cents
  /** To the cent, alone of all. */
  training: Cents
  chamber: Cents
  incomeTax: Cents
  total: Cents
}

/** What a micro-entrepreneur pays on receipts; nothing where no rate is known for then. */
export function microContributions(declared: Declaration): MicroContributions | undefined {
  const kind = kinds[declared.activity]
  const rate = socialRate(kind.social, declared)
  if (!rate) return undefined
  // Receipts are declared in whole euros.
  const receipts = toEuro(new Big(declared.receipts))
  const share = (percent: string | undefined) => new Big(receipts).times(percent ?? 0).div(100)
  const lines = {
    contributions: toEuro(share(rate)),
    training: rounded(share(on(training, kind.training, declared.day))),
    chamber: kind.chamber ? toEuro(share(chamberRate(kind.chamber, declared))) : 0,
    incomeTax: declared.withIncomeTax ? toEuro(share(on(incomeTax, kind.tax, declared.day))) : 0,
  }
  const total = Object.values(lines).reduce((sum, line) => sum + line, 0)
  return { ...lines, total }
}

/** What of one receipt goes to whom, each share to the cent; nothing where no rate is known for then. */
export type MicroShares = Omit<MicroContributions, "total">

interface Received extends Omit<Declaration, "receipts"> {
  /** Without VAT; below zero where a payment is taken back. */
  net: Cents
}

/** The shares of one receipt, exact: a declaration rounds their sum as the Urssaf does. */
export function microShares({ net, ...received }: Received): MicroShares | undefined {
  const kind = kinds[received.activity]
  const rate = socialRate(kind.social, received)
  if (!rate) return undefined
  const share = (percent: string | undefined) => rounded(new Big(net).times(percent ?? 0).div(100))
  return {
    contributions: share(rate),
    training: share(on(training, kind.training, received.day)),
    chamber: kind.chamber ? share(chamberRate(kind.chamber, received)) : 0,
    incomeTax: received.withIncomeTax ? share(on(incomeTax, kind.tax, received.day)) : 0,
  }
}

/** What of receipts is taxed without its charges being asked (CGI 50-0, 102 ter): the rest is the abatement. */
const taxable: Record<Tax, string> = { sales: "29", services: "50", liberal: "66" }

/** Income tax on a receipt at the person's own rate, after the abatement of the micro regime. */
export const microIncomeTax = (net: Cents, activity: MicroActivity, ownRate: string): Cents =>
  rounded(new Big(net).times(taxable[kinds[activity].tax]).times(ownRate).div(10_000))

function chamberRate(
  kind: Chamber,
  { day, departement = "" }: Omit<Declaration, "receipts">,
): string | undefined {
  return on(chamberOfDepartement[departement] ?? [], kind, day) ?? on(chamber, kind, day)
}

function socialRate(
  kind: Social,
  { day, beganWithAcre }: Omit<Declaration, "receipts">,
): string | undefined {
  const whole = on(social, kind, day)
  if (!whole || !beganWithAcre || day > endOfAcre(beganWithAcre)) return whole
  const share = beginners.findLast(({ from }) => from <= beganWithAcre)?.percent
  if (!share) return whole
  const own = ownRates.find((one) => one.of === kind && one.share === share && one.from <= day)
  // Published with one decimal.
  return own?.percent ?? new Big(whole).times(share).div(100).round(1, Big.roundHalfUp).toString()
}

/** The end of the third whole quarter after the one in which the business began (CSS D131-6-3). */
function endOfAcre(began: Day): Day {
  const quarter = Math.floor((Number(began.slice(5, 7)) - 1) / 3)
  const first = `${began.slice(0, 4)}-${String(quarter * 3 + 1).padStart(2, "0")}-01`
  return endOfMonth(addMonths(first, 11))
}

const on = <Kind extends string>(rates: readonly DatedRate<Kind>[], kind: Kind, day: Day) =>
  rates.findLast((rate) => rate.of === kind && rate.from <= day)?.percent

const toEuro = (cents: Big): Cents => rounded(cents.div(100)) * 100
