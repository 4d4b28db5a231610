import type { Dashboard } from "#contract/dashboard"
import type { Profile } from "#contract/profile"
import { addDays, type Day, yearOf } from "#domain/day"
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, monthsBetween } from "#domain/month"
import { franchiseOn } from "#domain/vat-franchise"

/** What is still due of the bills of one due date. */
export interface DueOnDay {
  dueDate: Day
  count: number
  unpaid: number
}

interface Due {
  count: number
  unpaid: number
}

/** How many days ahead "soon" is, today included. */
const soon = 7
const monthsAhead = 3

/** The first day of which something is shown: January of last year, or the same month of last year. */
export const firstMonth = (today: Day): Month => `${yearOf(today) - 1}-01`

/** Bills that are later than this are all of one age: their days need not be told apart. */
export const oldestAge = (today: Day): Day => addDays(today, -91)

/** The days between which a bill is due to be of an age; a missing one is open. */
export function agesOn(today: Day): Pick<Dashboard["ages"][number], "age" | "dueFrom" | "dueTo">[] {
  const ago = (days: number) => addDays(today, -days)
  return [
    { age: "notDue", dueFrom: today, dueTo: null },
    { age: "late30", dueFrom: ago(30), dueTo: ago(1) },
    { age: "late60", dueFrom: ago(60), dueTo: ago(31) },
    { age: "late90", dueFrom: ago(90), dueTo: ago(61) },
    { age: "older", dueFrom: null, dueTo: ago(91) },
  ]
}

export function ageUnpaid(days: DueOnDay[], today: Day): Dashboard["ages"] {
  return agesOn(today).map((age) => ({ ...age, ...sumDue(days, age.dueFrom, age.dueTo) }))
}

/** The days in which bills fall due soon. */
export const soonFrom = (today: Day) => ({ dueFrom: today, dueTo: addDays(today, soon - 1) })

/** What is due between two days, both included; a missing one is open. */
export function sumDue(days: DueOnDay[], from: Day | null, to: Day | null): Due {
  const within = days.filter(({ dueDate }) => (!from || dueDate >= from) && (!to || dueDate <= to))
  return {
    count: within.reduce((sum, { count }) => sum + count, 0),
    unpaid: within.reduce((sum, { unpaid }) => sum + unpaid, 0),
  }
}

/** The twelve months of today's year, each beside the same month of the year before. */
export function turnoverOf(sums: ReadonlyMap<Month, number>, today: Day): Dashboard["turnover"] {
  const year = yearOf(today)
  return monthsBetween(`${year}-01`, `${year}-12`).map((month) => ({
    month,
    totalHT: sums.get(month) ?? 0,
    yearBefore: sums.get(addMonths(month, -12)) ?? 0,
  }))
}

/** What was collected since the same month last year, and what is expected until three months on. */
export function cashOf(
  collected: ReadonlyMap<Month, number>,
  days: DueOnDay[],
  today: Day,
): Dashboard["cash"] {
  const now = monthOf(today)
  return monthsBetween(addMonths(now, -12), addMonths(now, monthsAhead)).map((month) => ({
    month,
    collected: month <= now ? (collected.get(month) ?? 0) : null,
    expected: month >= now ? expectedIn(month, days, today) : null,
  }))
}

/** From today on: what was due before is overdue, and no date can be told for it. */
function expectedIn(month: Month, days: DueOnDay[], today: Day): number {
  const from = month === monthOf(today) ? today : firstDayOf(month)
  return sumDue(days, from, lastDayOf(month)).unpaid
}

/** What is known of a business before anything is advised. */
interface BusinessFacts {
  missing: Profile["missing"]
  clients: boolean
  bills: number
  drafts: number
  renewals: number
  /** Next actions of offers whose day has passed. */
  actions: number
  overdue: Due
  uncollected: { count: number; amount: number }
}

/** First what a first bill needs, in its order; then what brings money in, the latest first. */
export function stepsFor(standing: BusinessFacts): Dashboard["steps"] {
  const { missing, clients, bills, drafts, renewals, actions, overdue, uncollected } = standing
  const steps: (Dashboard["steps"][number] | false)[] = [
    isOnlyBank(missing)
      ? { step: "bank", count: 1, amount: null }
      : missing.length > 0 && { step: "profile", count: missing.length, amount: null },
    !clients && { step: "client", count: 0, amount: null },
    bills === 0 && { step: "bill", count: 0, amount: null },
    overdue.count > 0 && { step: "overdue", count: overdue.count, amount: overdue.unpaid },
    drafts > 0 && { step: "drafts", count: drafts, amount: null },
    actions > 0 && { step: "offers", count: actions, amount: null },
    renewals > 0 && { step: "renewals", count: renewals, amount: null },
    uncollected.count > 0 && { step: "uncollected", ...uncollected },
  ]
  return steps.filter((step) => step !== false)
}

const isOnlyBank = (missing: Profile["missing"]) => missing.length === 1 && missing[0] === "iban"

/**
 * How the year stands to the franchise of who is in it; without a known activity, as for services. `beyondSince`
 * is the day on which the ceiling was passed, where it was.
 */
export function franchiseOf(
  profile: Pick<Profile, "vatRegime" | "franchiseActivity"> | undefined,
  turnover: Dashboard["turnover"],
  today: Day,
  beyondSince?: Day,
): Dashboard["franchise"] {
  if (profile?.vatRegime !== "franchise") return null
  const year = turnover.reduce((sum, { totalHT }) => sum + totalHT, 0)
  const yearBefore = turnover.reduce((sum, month) => sum + month.yearBefore, 0)
  const activity = profile.franchiseActivity ?? "services"
  const franchise = franchiseOn(today, activity, {
    year,
    yearBefore,
    ...(beyondSince && { beyondSince }),
  })
  if (!franchise) return null
  return { ...franchise, turnover: year, activityKnown: profile.franchiseActivity !== null }
}
