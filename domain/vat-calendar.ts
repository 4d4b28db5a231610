import Big from "big.js"
import { addDays, addMonths, type Day, endOfMonth, yearOf } from "./day"
import { type Cents, rounded } from "./money"
import { workingDayFrom } from "./public-holidays"
import { type VatRegime, vatRegimeOn } from "./vat"
import type { VatRhythm } from "./vat-rhythm"

/** The form of most, and that of the simplified regime, once a year. */
export const vatForms = ["ca3", "ca12"] as const
export type VatForm = (typeof vatForms)[number]

/** The days of the month by which a return may have to be sent, by place and name (CGI ann. IV 39). */
export const dueDays = { first: 15, last: 24 } as const

/** The simplified regime ends: the last yearly return is that of 2026 (loi 2025-127 art. 38). */
const simplifiedUntil = { day: "2026-12-31", source: "loi 2025-127 art. 38" } as const
/** From 2027 on, quarterly up to so much turnover of the year before, in euros. */
const quarterlyUpTo = { from: 2027, turnover: 1_000_000, source: "CGI 287, loi 2025-127 art. 38" }
/** Two instalments of last year's VAT; none where it was less than so many euros (CGI 287-3). */
const instalmentShares = [
  { month: "07", percent: 55 },
  { month: "12", percent: 40 },
] as const
const leastForInstalments = 1_000

export interface VatReturnPeriod {
  form: VatForm
  from: Day
  to: Day
}

export interface Declaring {
  regimes: readonly { startsOn: Day; regime: VatRegime }[]
  /** What one declares by, before turnover decides; each month where nothing was said. */
  rhythm: VatRhythm | null
  /** Turnover of a year without VAT. */
  turnoverOf: (year: number) => Cents
  /** Whether VAT fell due on days of franchise: of what was billed before, or against it (CGI 283-3). */
  owesIn?: (from: Day, to: Day) => boolean
}

/** How often one declares in a year: by one's own choice, or by the turnover of the year before. */
export function vatRhythmIn(
  year: number,
  rhythm: VatRhythm | null,
  turnoverBefore: Cents,
): VatRhythm {
  if (year < quarterlyUpTo.from) return rhythm ?? "monthly"
  const mayBeQuarterly = turnoverBefore <= quarterlyUpTo.turnover * 100
  return mayBeQuarterly && rhythm !== "monthly" ? "quarterly" : "monthly"
}

/**
 * The periods from a day on, up to the one of another day, the earliest first; while in franchise the months alone in
 * which VAT fell due all the same.
 */
export function vatPeriods(from: Day, until: Day, declaring: Declaring): VatReturnPeriod[] {
  const { regimes } = declaring
  const periods: VatReturnPeriod[] = []
  let day = from
  while (day <= until) {
    const regime = vatRegimeOn(regimes, day)
    const next = regimes.find(({ startsOn }) => startsOn > day)?.startsOn
    if (!regime || regime === "franchise") {
      const end = next && addDays(next, -1)
      periods.push(...owedMonths({ from: day, until, end }, declaring, periods.length === 0))
      if (!next) break
      day = next
      continue
    }
    const period = periodFrom(day, regime, declaring)
    const ends = regimes.find(({ startsOn }) => startsOn > day && startsOn <= period.to)
    const to = ends ? addDays(ends.startsOn, -1) : period.to
    periods.push({ ...period, to })
    day = addDays(to, 1)
  }
  return periods
}

/** The months of franchise in which VAT fell due; the first one after a return takes what is late of before. */
function owedMonths(
  { from, until, end }: { from: Day; until: Day; end: Day | undefined },
  { owesIn }: Declaring,
  takesEarlier: boolean,
): VatReturnPeriod[] {
  const found: VatReturnPeriod[] = []
  const last = end && end < until ? end : until
  for (let day = from; day <= last; day = addDays(endOfMonth(day), 1)) {
    const to = end && end < endOfMonth(day) ? end : endOfMonth(day)
    const since = takesEarlier && day === from ? "1900-01-01" : day
    if (owesIn?.(since, to)) found.push({ form: "ca3", from: day, to })
  }
  return found
}

function periodFrom(day: Day, regime: VatRegime, { rhythm, turnoverOf }: Declaring) {
  const year = yearOf(day)
  if (regime === "simplified" && day <= simplifiedUntil.day)
    return { form: "ca12" as const, from: day, to: `${year}-12-31` }
  const months = vatRhythmIn(year, rhythm, turnoverOf(year - 1)) === "monthly" ? 1 : 3
  const to = endOfMonth(addMonths(startOfMonths(day, months), months - 1))
  return { form: "ca3" as const, from: day, to }
}

/** Where the period begins that a day is in, but not before its regime does. */
export function startOfVatPeriod(day: Day, { regimes, rhythm, turnoverOf }: Declaring): Day {
  const regime = vatRegimeOn(regimes, day)
  const since = regimes.findLast(({ startsOn }) => startsOn <= day)?.startsOn ?? day
  const year = yearOf(day)
  const isYearly = regime === "simplified" && day <= simplifiedUntil.day
  const isMonthly = vatRhythmIn(year, rhythm, turnoverOf(year - 1)) === "monthly"
  const start = isYearly ? `${year}-01-01` : startOfMonths(day, isMonthly ? 1 : 3)
  if (start < since) return since
  return start
}

const startOfMonths = (day: Day, months: number): Day =>
  addMonths(`${day.slice(0, 7)}-01`, -((Number(day.slice(5, 7)) - 1) % months))

/**
 * The last day on which a return may be sent: one's own day of the month after, or the second working day after
 * 1 May (CGI ann. II 242 sexies, 242 septies A); the next one that is worked.
 */
export function vatDueDay({ form, to }: Pick<VatReturnPeriod, "form" | "to">, dueDay: number): Day {
  if (form === "ca12") {
    const first = workingDayFrom(`${yearOf(to) + 1}-05-02`)
    return workingDayFrom(addDays(first, 1))
  }
  return ownDayIn(addDays(endOfMonth(to), 1).slice(0, 7), dueDay)
}

const ownDayIn = (month: string, dueDay: number): Day =>
  workingDayFrom(`${month}-${String(dueDay).padStart(2, "0")}`)

/** From how much on a credit is paid back, in euros: at the end of a year, and within it (CGI ann. II 242-0 C). */
export function leastVatRefund({ form, to }: Pick<VatReturnPeriod, "form" | "to">): number {
  return form === "ca12" || to.endsWith("-12-31") ? 150 : 760
}

export interface VatInstalment {
  month: string
  /** In whole euros. */
  amount: number
}

/** What is paid of a year in July and December, by the VAT of the year before (before that on assets), in euros. */
export function vatInstalments(year: number, lastYearVat: number): VatInstalment[] {
  if (lastYearVat < leastForInstalments || `${year}-12-31` > simplifiedUntil.day) return []
  return instalmentShares.map(({ month, percent }) => ({
    month: `${year}-${month}`,
    amount: rounded(new Big(lastYearVat).times(percent).div(100)),
  }))
}

export const instalmentDueDay = ({ month }: VatInstalment, dueDay: number): Day =>
  ownDayIn(month, dueDay)
