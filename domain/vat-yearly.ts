import Big from "big.js"
import { type Cents, rounded } from "./money"

/** A year that is declared at once (form 3517-S-SD, CA12), in cents; instalments are whole euros. */
export interface YearlyVat {
  collected: Cents
  onOther: Cents
  onAssets: Cents
  /** What clients were given back, and what suppliers gave back, of years before. */
  givenBack?: Cents
  paidBack?: Cents
  creditBefore?: Cents
  instalments: readonly number[]
}

export interface YearlyReturn {
  gross: number
  onOther: number
  onAssets: number
  givenBack: number
  creditBefore: number
  deductible: number
  /** What the year owes, before instalments; or what it leaves over. */
  net: number
  credit: number
  instalments: number
  toPay: number
  /** What instalments brought too much. */
  overpaid: number
}

/** The year less what was paid of it in July and December, in whole euros (CGI 287-3, 1724). */
export function yearlyVat(year: YearlyVat): YearlyReturn {
  const gross = euros(year.collected) + euros(year.paidBack ?? 0)
  const onOther = euros(year.onOther)
  const onAssets = euros(year.onAssets)
  const givenBack = euros(year.givenBack ?? 0)
  const creditBefore = euros(year.creditBefore ?? 0)
  const deductible = onOther + onAssets + givenBack + creditBefore
  const net = Math.max(0, gross - deductible)
  const instalments = year.instalments.reduce((sum, one) => sum + one, 0)
  return {
    gross,
    onOther,
    onAssets,
    givenBack,
    creditBefore,
    deductible,
    net,
    credit: Math.max(0, deductible - gross),
    instalments,
    toPay: Math.max(0, net - instalments),
    overpaid: Math.max(0, instalments - net),
  }
}

const euros = (cents: Cents) => Math.max(0, rounded(new Big(cents).div(100)))
