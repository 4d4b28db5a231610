import type { ContractTerms } from "#contract/contract-terms"
import { type AgreedTerms, boundariesIn, termsOn } from "#domain/contract-terms"
import { addDays, type Day, daysBetween } from "#domain/day"
import { plain } from "#domain/decimal"
import { workingDays } from "#domain/public-holidays"
import { monthsIn, priceOfMonths } from "./months.rules"

/** Days of a period under the same price. */
export interface Part {
  startDate: Day
  endDate: Day
  terms: ContractTerms
}

export interface BilledPart extends Part {
  quantity: string
  /** In cents, where the quantity is too coarse to come to it: a part of a month that its days give. */
  exactHT?: number
}

/** The first day of a period from which another unit is agreed: what is counted before is not what is counted after. */
export const otherUnitFrom = (parts: readonly Part[]): Day | undefined =>
  parts.find(({ terms }) => terms.unit !== parts[0]?.terms.unit)?.startDate

/** A period by the month, as its days have it: what each part comes to is exact, its quantity as fine as a bill's. */
export const monthsOfParts = (parts: readonly Part[]): BilledPart[] =>
  parts.map((part) => {
    const { startDate, endDate, terms } = part
    const months = monthsIn(startDate, endDate)
    const exactHT = priceOfMonths(terms.priceHT, startDate, endDate)
    const isExact = Math.round(Number((months * terms.priceHT).toFixed(6))) === exactHT
    return { ...part, quantity: String(months), ...(isExact ? {} : { exactHT }) }
  })

/** A period by what it is charged at: in two parts where an amendment of the price crosses it. */
export function partsOf(agreed: AgreedTerms<ContractTerms>, startDate: Day, endDate: Day): Part[] {
  const parts: Part[] = []
  for (const day of boundariesIn(agreed, startDate, endDate)) {
    const terms = termsOn(agreed, day) ?? agreed.terms
    const last = parts.at(-1)
    if (last) last.endDate = addDays(day, -1)
    if (last && last.terms.unit === terms.unit && last.terms.priceHT === terms.priceHT)
      Object.assign(last, { endDate, terms })
    else parts.push({ startDate: day, endDate, terms })
  }
  const last = parts.at(-1)
  // A lump sum is charged once, at what it is in the end.
  return last?.terms.unit === "flat" ? [{ ...last, startDate }] : parts
}

/**
 * A quantity, shared among the parts of its period: months by their days; days and hours by working days, to a
 * quarter, for the draft to be put right. The last part has what is left, so that nothing is lost.
 */
export function shareQuantity(parts: readonly Part[], quantity: string): BilledPart[] {
  const weights = parts.map(weightOf)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let left = Math.round(Number(quantity) * one)
  const all = left
  return parts.map((part, at) => {
    const step = part.terms.unit === "month" ? 1 : quarter
    const exact = (all * (weights[at] ?? 0)) / whole
    const share = at === parts.length - 1 ? left : Math.min(left, Math.round(exact / step) * step)
    left -= share
    return { ...part, quantity: plain((share / one).toFixed(4)) }
  })
}

/** Quantities are shared in ten thousandths, so that nothing is lost. */
const one = 10_000
const quarter = one / 4

/** Never zero: each part has a day. */
function weightOf({ startDate, endDate, terms }: Part): number {
  if (terms.unit === "month") return monthsIn(startDate, endDate)
  return workingDays(startDate, endDate) || daysBetween(startDate, endDate) + 1
}
