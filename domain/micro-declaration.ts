import { addDays, addMonths, compareDays, type Day, endOfMonth } from "./day"
import {
  type MicroActivity,
  type MicroContributions,
  microContributions,
} from "./micro-contributions"
import type { Cents } from "./money"
import { workingDayFrom } from "./public-holidays"

export type Rhythm = "monthly" | "quarterly"

export interface DeclarationPeriod {
  from: Day
  to: Day
}

interface Received {
  activity: MicroActivity
  day: Day
  /** Without VAT. */
  net: Cents
}

/** One row of the form, an activity each: turnover in whole euros, and what is paid on it. */
export interface DeclarationRow extends MicroContributions {
  activity: MicroActivity
  declared: Cents
}

export interface MicroDeclaration {
  rows: DeclarationRow[]
  /** The last day on which it may be sent. */
  due: Day
  /** What was given back beyond what came in, below zero: an earlier declaration is to be corrected by it. */
  toCorrect?: Cents
}

interface Declared {
  period: DeclarationPeriod
  activities: readonly MicroActivity[]
  receipts: readonly Received[]
  withIncomeTax?: boolean
  beganWithAcre?: Day | null
  departement?: string
}

/** What a micro-entrepreneur declares of a period (CSS R133-30-1): nothing cashed is declared too, as 0. */
export function microDeclaration({
  period,
  activities,
  receipts,
  ...how
}: Declared): MicroDeclaration {
  let toCorrect = 0
  const rows = activities.flatMap((activity): DeclarationRow[] => {
    const sum = receipts
      .filter(({ day }) => day >= period.from && day <= period.to)
      .reduce((total, one) => (one.activity === activity ? total + one.net : total), 0)
    if (sum < 0) toCorrect += sum
    const received = Math.max(0, sum)
    const paid = microContributions({ activity, receipts: received, day: period.to, ...how })
    return paid ? [{ activity, declared: Math.round(received / 100) * 100, ...paid }] : []
  })
  const due = dueOf(period)
  return toCorrect < 0 ? { rows, due, toCorrect } : { rows, due }
}

/** The last day to declare a period, and to pay it: the end of the month after it, or the next working day. */
export const dueOf = ({ to }: DeclarationPeriod): Day => workingDayFrom(endOfMonth(addDays(to, 1)))

/** The first declaration of a business, which waits for ninety days (CSS R133-30-2), and the day it is due. */
export function firstDeclaration(began: Day, rhythm: Rhythm): DeclarationPeriod & { due: Day } {
  const to = rhythm === "monthly" ? addMonths(endOfMonth(began), 3) : endOfQuarter(began, 1)
  const period = { from: began, to: endOfMonth(to) }
  return { ...period, due: dueOf(period) }
}

/** How often one declares from a day on, until the next. */
export interface DatedRhythm {
  startsOn: Day
  rhythm: Rhythm
}

/**
 * The periods that ended or run, up to the one of a day: the latest first. Of rhythms from days on, the latest first,
 * each period is by that of its days, and none reaches behind the day on which its rhythm began.
 */
export function declarationPeriods(
  today: Day,
  rhythms: Rhythm | readonly DatedRhythm[],
  count: number,
  began?: Day | null,
): DeclarationPeriod[] {
  const dated =
    typeof rhythms === "string" ? [{ startsOn: "1900-01-01", rhythm: rhythms }] : changesOf(rhythms)
  const rhythmOn = (day: Day) =>
    dated.find(({ startsOn }) => startsOn <= day) ??
    dated.at(-1) ?? { startsOn: "", rhythm: "quarterly" }
  const first = began ? firstDeclaration(began, rhythmOn(began).rhythm) : undefined
  const periods: DeclarationPeriod[] = []
  for (let day = today; periods.length < count; day = addDays(periods.at(-1)?.from ?? day, -1)) {
    const { startsOn, rhythm } = rhythmOn(day)
    const start = rhythm === "monthly" ? `${day.slice(0, 7)}-01` : startOfQuarter(day)
    const end = endOfMonth(addMonths(start, rhythm === "monthly" ? 0 : 2))
    const next = periods.at(-1)?.from
    periods.push({
      from: compareDays(start, startsOn) > 0 ? start : startsOn,
      to: next && end >= next ? addDays(next, -1) : end,
    })
  }
  if (!first) return periods
  const after = periods.filter(({ from }) => from > first.to)
  return after.length < count && first.from <= today
    ? [...after, { from: first.from, to: first.to }]
    : after
}

/** Where the rhythm itself is another than before: from the month on in which that was said, for no month is declared in two. */
const changesOf = (rhythms: readonly DatedRhythm[]): DatedRhythm[] =>
  rhythms
    .filter(({ rhythm }, at) => rhythm !== rhythms[at + 1]?.rhythm)
    .map(({ startsOn, rhythm }) => ({ startsOn: `${startsOn.slice(0, 7)}-01`, rhythm }))

/**
 * Until when all is settled by somebody who is up to date: to the end of the last period whose day to declare has passed,
 * nothing of those that may still be declared.
 */
export function settledByDue(
  today: Day,
  rhythms: Rhythm | readonly DatedRhythm[],
  began?: Day | null,
): Day {
  const periods = declarationPeriods(today, rhythms, 4, began)
  const passed = periods.find((period) => dueOf(period) < today)
  return passed?.to ?? addDays(periods.at(-1)?.from ?? today, -1)
}

function startOfQuarter(day: Day): Day {
  const month = Number(day.slice(5, 7))
  return addMonths(`${day.slice(0, 7)}-01`, -((month - 1) % 3))
}

const endOfQuarter = (day: Day, later: number): Day =>
  endOfMonth(addMonths(startOfQuarter(day), 2 + 3 * later))
