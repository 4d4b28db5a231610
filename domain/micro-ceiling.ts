import Big from "big.js"
import { addDays, type Day, daysBetween } from "./day"
import { type Cents, rounded } from "./money"

/** What is sold, with food and lodging; services of every kind. */
export type MicroCeilingActivity = "goods" | "services"

interface Ceiling {
  activity: MicroCeilingActivity
  /** The first day of the years for which it holds. */
  from: Day
  /** The first day on which it no longer does. */
  to: Day
  euros: number
  source: string
}

const ceilings: readonly Ceiling[] = [
  { activity: "goods", from: "2026-01-01", to: "2029-01-01", euros: 203_100, source: "CGI 50-0" },
  {
    activity: "services",
    from: "2026-01-01",
    to: "2029-01-01",
    euros: 83_600,
    source: "CGI 50-0, 102 ter",
  },
  { activity: "goods", from: "2023-01-01", to: "2026-01-01", euros: 188_700, source: "CGI 50-0" },
  {
    activity: "services",
    from: "2023-01-01",
    to: "2026-01-01",
    euros: 77_700,
    source: "CGI 50-0, 102 ter",
  },
]

export interface MicroCeiling {
  limit: Cents
  /** What the receipts come to over a whole year. */
  annualised: Cents
  over: boolean
}

/**
 * How a year's receipts stand to the ceiling of the micro regime; those of a first year count as if it had been a
 * whole one, by its days. Nothing where no ceiling is known for the year.
 */
export function microCeilingOn(
  day: Day,
  activity: MicroCeilingActivity,
  receipts: Cents,
  daysInBusiness?: number,
): MicroCeiling | undefined {
  const found = ceilings.find((one) => one.activity === activity && one.from <= day && day < one.to)
  if (!found) return undefined
  const year = day.slice(0, 4)
  const whole = daysBetween(`${year}-01-01`, addDays(`${year}-12-31`, 1))
  const annualised = rounded(
    daysInBusiness && daysInBusiness < whole
      ? new Big(receipts).times(365).div(daysInBusiness)
      : new Big(receipts),
  )
  const limit = found.euros * 100
  return { limit, annualised, over: annualised > limit }
}

/** The ceiling of the year of a day; of a first year its share, by the days from which one was in business (CGI 50-0). */
export function microLimitOn(
  day: Day,
  activity: MicroCeilingActivity,
  began?: Day | null,
): Cents | undefined {
  const limit = microCeilingOn(day, activity, 0)?.limit
  const year = day.slice(0, 4)
  if (limit === undefined || !began?.startsWith(year)) return limit
  const days = daysBetween(began, addDays(`${year}-12-31`, 1))
  return Math.min(limit, rounded(new Big(limit).times(days).div(365)))
}
