import { type Day, yearOf } from "./day"
import type { Cents } from "./money"

/** Services; goods, meals on the spot and lodging; lawyers, authors and performers, each for that work. */
export const franchiseActivities = ["services", "goods", "authors"] as const
export type FranchiseActivity = (typeof franchiseActivities)[number]

interface Limits {
  activity: FranchiseActivity
  from: Day
  /** Turnover of a year, in euros: above it the franchise ends with the year. */
  threshold: number
  /** Above it the franchise ends at once. */
  ceiling: number
  source: string
}

/** Newest first. */
const limits: readonly Limits[] = [
  {
    activity: "services",
    from: "2025-01-01",
    threshold: 37_500,
    ceiling: 41_250,
    source: "CGI 293 B I",
  },
  {
    activity: "goods",
    from: "2025-01-01",
    threshold: 85_000,
    ceiling: 93_500,
    source: "CGI 293 B I",
  },
  {
    activity: "authors",
    from: "2025-01-01",
    threshold: 50_000,
    ceiling: 55_000,
    source: "CGI 293 B II",
  },
  {
    activity: "services",
    from: "2023-01-01",
    threshold: 36_800,
    ceiling: 39_100,
    source: "CGI 293 B I",
  },
  {
    activity: "goods",
    from: "2023-01-01",
    threshold: 91_900,
    ceiling: 101_000,
    source: "CGI 293 B I",
  },
]

/**
 * How a year's turnover stands to the franchise: within it, near its end, above the threshold (it ends with
 * the year), above the ceiling (it has ended), or ended before by the turnover of the year before.
 */
export const franchiseStatuses = ["within", "near", "above", "beyond", "ended"] as const
export type FranchiseStatus = (typeof franchiseStatuses)[number]

/** From here on, the end is near enough to be told. */
const nearShare = 0.8

export interface Franchise {
  activity: FranchiseActivity
  threshold: Cents
  ceiling: Cents
  standing: FranchiseStatus
  /** The day from which VAT is due; nothing while the franchise lasts. */
  liableFrom: Day | null
}

/** Turnover without VAT, and the day on which that of the year went above the ceiling, where it is known. */
interface Turnover {
  year: Cents
  yearBefore: Cents
  beyondSince?: Day
}

/** The franchise of a business on a day; nothing where no limit is known for then. */
export function franchiseOn(
  day: Day,
  activity: FranchiseActivity,
  turnover: Turnover,
): Franchise | undefined {
  const found = limits.find((limit) => limit.activity === activity && limit.from <= day)
  if (!found) return undefined
  const threshold = found.threshold * 100
  const ceiling = found.ceiling * 100
  const standing = (): FranchiseStatus => {
    if (turnover.yearBefore > threshold) return "ended"
    if (turnover.year > ceiling) return "beyond"
    if (turnover.year > threshold) return "above"
    return turnover.year >= threshold * nearShare ? "near" : "within"
  }
  const reached = standing()
  const liableFrom = liabilityOf(reached, day, turnover.beyondSince ?? day)
  return { activity, threshold, ceiling, standing: reached, liableFrom }
}

/** Above the ceiling VAT is due from the day on which it was passed (CGI 293 B I), that day included. */
function liabilityOf(standing: FranchiseStatus, day: Day, beyondSince: Day): Day | null {
  switch (standing) {
    case "ended":
      return `${yearOf(day)}-01-01`
    case "beyond":
      return beyondSince
    case "above":
      return `${yearOf(day) + 1}-01-01`
    default:
      return null
  }
}
