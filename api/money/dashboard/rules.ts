import type { Dashboard, Steps } from "#contract/dashboard"
import type { Profile } from "#contract/profile"
import type { StepCard } from "#contract/steps"
import { addDays, compareDays, type Day, daysBetween, yearOf } from "#domain/day"
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, monthsBetween } from "#domain/month"
import { franchiseOn } from "#domain/vat-franchise"
import { type SoldByKind, type SoldOn, sumOfSold } from "../../sales/bills/franchise.rules"

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

/** As many of each part as one takes in at a glance. */
const shown = 8

type Entry = Steps["toDo"][number]

/**
 * One list over all areas. First what is missing before anything can be billed, in the order of the areas; then
 * what is late, by what a day of waiting costs (the amount, times the days); then what has a day, the nearest
 * first; then the rest, by its amount. What only tells of the day stands apart, in the order of the days.
 */
export function arrangeSteps(
  entries: readonly Entry[],
  cards: readonly StepCard[],
  today: Day,
): Pick<Steps, "toDo" | "day" | "kinds"> {
  const ofToday = new Set(cards.filter((card) => card.today).map(({ name }) => name))
  const toDo = entries.filter(({ step }) => !ofToday.has(step))
  const day = entries.filter(({ step }) => ofToday.has(step))
  const counts = new Map(entries.map(({ step, count }) => [step, count]))
  return {
    toDo: toDo.sort((one, other) => byUrgency(one, other, today)).slice(0, shown),
    day: day.sort((one, other) => (one.day ?? "").localeCompare(other.day ?? "")).slice(0, shown),
    kinds: [...counts].map(([step, count]) => ({ step, count })),
  }
}

function byUrgency(one: Entry, other: Entry, today: Day): number {
  const rank = ({ id, day }: Entry) => {
    if (id === null) return 0
    if (day === null) return 3
    return day < today ? 1 : 2
  }
  const cost = ({ day, amount }: Entry) => (amount ?? 0) * (day ? daysBetween(day, today) : 1)
  const [mine, theirs] = [rank(one), rank(other)]
  if (mine !== theirs || mine === 0) return mine - theirs
  if (mine === 2 && one.day !== other.day) return (one.day ?? "") < (other.day ?? "") ? -1 : 1
  return mine === 2 ? (other.amount ?? 0) - (one.amount ?? 0) : cost(other) - cost(one)
}

/** The first day by whose end what was sold until then is so. */
function firstDayWhere(
  isSo: (sold: SoldByKind) => boolean,
  days: readonly SoldOn[],
): Day | undefined {
  const sorted = [...days].sort((one, other) => compareDays(one.day, other.day))
  let sum: SoldByKind = { goods: 0, services: 0 }
  return sorted.find((one, at) => {
    sum = sumOfSold([sum, one])
    return sorted[at + 1]?.day !== one.day && isSo(sum)
  })?.day
}

/** How the year stands to the franchise of who is in it, by what was sold; without a known activity, as for services. */
export function franchiseOf(
  profile: Pick<Profile, "franchiseActivity">,
  sold: { year: readonly SoldOn[]; yearBefore: readonly SoldOn[] },
  today: Day,
): Dashboard["franchise"] {
  const activity = profile.franchiseActivity ?? "services"
  const yearBefore = sumOfSold(sold.yearBefore)
  const by = (year: SoldByKind, beyondSince = today) =>
    franchiseOn(today, activity, { year, yearBefore, beyondSince })
  const isBeyond = (year: SoldByKind) => by(year)?.standing === "beyond"
  const franchise = by(sumOfSold(sold.year), firstDayWhere(isBeyond, sold.year))
  if (!franchise) return null
  const { measured, ...limits } = franchise
  return { ...limits, turnover: measured, activityKnown: profile.franchiseActivity !== null }
}
