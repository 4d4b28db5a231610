import Big from "big.js"
import type { ContractTerms } from "#contract/contract-terms"
import { type AgreedTerms, boundariesIn, termsOn } from "#domain/contract-terms"
import { addDays, type Day, daysBetween } from "#domain/day"
import { plain } from "#domain/decimal"
import { workingDays } from "#domain/public-holidays"
import { monthsIn } from "./months.rules"

/** Days of a period under the same price. */
export interface Part {
  startDate: Day
  endDate: Day
  terms: ContractTerms
}

export interface BilledPart extends Part {
  quantity: string
}

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
  const whole = weights.reduce((sum, weight) => sum.plus(weight), new Big(0))
  let left = new Big(quantity)
  return parts.map((part, at) => {
    const weight = weights[at] ?? 0
    const share =
      at === parts.length - 1 || whole.eq(0)
        ? left
        : rounded(new Big(quantity).times(weight).div(whole), part.terms.unit)
    left = left.minus(share)
    return { ...part, quantity: plain(share.toFixed(4)) }
  })
}

const rounded = (share: Big, unit: ContractTerms["unit"]) =>
  unit === "month" ? share.round(4) : share.times(4).round(0).div(4)

function weightOf({ startDate, endDate, terms }: Part): number {
  if (terms.unit === "month") return monthsIn(startDate, endDate)
  return workingDays(startDate, endDate) || daysBetween(startDate, endDate) + 1
}
