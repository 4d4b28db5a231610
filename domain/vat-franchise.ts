import { type Day, yearOf } from "./day"
import type { Cents } from "./money"

/**
 * Services; goods, meals on the spot and lodging; both; lawyers, authors and performers, for that work and what else
 * they sell.
 */
export const franchiseActivities = ["services", "goods", "mixed", "authors"] as const
export type FranchiseActivity = (typeof franchiseActivities)[number]

interface Limits {
  /** What authors sell beside their works has limits of its own. */
  activity: Exclude<FranchiseActivity, "mixed"> | "otherOfAuthors"
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
    activity: "otherOfAuthors",
    from: "2025-01-01",
    threshold: 35_000,
    ceiling: 38_500,
    source: "CGI 293 B III",
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
  /** What is held against the limits: all that was sold, or a part that has its own. */
  measured: Cents
  threshold: Cents
  ceiling: Cents
  standing: FranchiseStatus
  /** The day from which VAT is due; nothing while the franchise lasts. */
  liableFrom: Day | null
}

/** What was sold of goods and of services; a sum alone where they are not told apart. */
export type Sold = Cents | { goods: Cents; services: Cents }

/** Turnover without VAT, and the day on which that of the year went above the ceiling, where it is known. */
interface Turnover {
  year: Sold
  yearBefore: Sold
  beyondSince?: Day
}

/**
 * What an activity is measured by: all that was sold, and its services by their own limits where they are told apart
 * (CGI 293 B I). An author's works and what else an author sells, goods, are each measured by themselves (CGI 293 B II, III).
 */
const measures: Record<FranchiseActivity, [Limits["activity"], (sold: Sold) => Cents][]> = {
  services: [
    ["services", (sold) => servicesOf(sold)],
    ["goods", (sold) => allOf(sold)],
  ],
  goods: [["goods", (sold) => allOf(sold)]],
  mixed: [
    ["goods", (sold) => allOf(sold)],
    ["services", (sold) => (typeof sold === "number" ? 0 : sold.services)],
  ],
  authors: [
    ["authors", (sold) => servicesOf(sold)],
    ["otherOfAuthors", (sold) => (typeof sold === "number" ? 0 : sold.goods)],
  ],
}

const servicesOf = (sold: Sold) => (typeof sold === "number" ? sold : sold.services)
const allOf = (sold: Sold) => (typeof sold === "number" ? sold : sold.goods + sold.services)

/** The franchise of a business on a day, by what is nearest to its end; nothing where no limit is known for then. */
export function franchiseOn(
  day: Day,
  activity: FranchiseActivity,
  { year, yearBefore, beyondSince = day }: Turnover,
): Franchise | undefined {
  const measured = measures[activity].flatMap(([limited, of]): Franchise[] => {
    const found = limits.find((limit) => limit.activity === limited && limit.from <= day)
    if (!found) return []
    const threshold = found.threshold * 100
    const ceiling = found.ceiling * 100
    const standing = standingOf(of(year), of(yearBefore), { threshold, ceiling })
    const liableFrom = liabilityOf(standing, day, beyondSince)
    return [{ activity, measured: of(year), threshold, ceiling, standing, liableFrom }]
  })
  const rank = ({ standing }: Franchise) => franchiseStatuses.indexOf(standing)
  return measured.toSorted((one, other) => rank(other) - rank(one))[0]
}

function standingOf(
  year: Cents,
  yearBefore: Cents,
  { threshold, ceiling }: { threshold: Cents; ceiling: Cents },
): FranchiseStatus {
  if (yearBefore > threshold) return "ended"
  if (year > ceiling) return "beyond"
  if (year > threshold) return "above"
  return year >= threshold * nearShare ? "near" : "within"
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
