import { type Day, daysBetween } from "./day"

/** Days before which someone who has a plan is told of another price. */
export const noticeDays = 30

/** What a period of someone's plan costs, and what it will. */
export interface PlanTerms {
  priceHT: number | null
  nextPriceHT: number | null
  nextPriceOn: Day | null
  /** The day on which they were told of it. */
  priceToldOn: Day | null
}

/** The price of a period that begins on a day: another one only for who was told thirty days before. */
export function priceFrom(terms: PlanTerms, startsOn: Day): number | null {
  const { priceHT, nextPriceHT, nextPriceOn, priceToldOn } = terms
  const wasTold = priceToldOn !== null && daysBetween(priceToldOn, startsOn) >= noticeDays
  return nextPriceHT !== null && nextPriceOn !== null && startsOn >= nextPriceOn && wasTold
    ? nextPriceHT
    : priceHT
}
