import { addDays, type Day, instantInParis, todayIn } from "./day"

// Time that a stopwatch counted, or that was typed: instants, shared out to the days of Paris.

export interface Span {
  start: Date
  end: Date
}

/** The seconds of a span by the days of Paris: cut at midnight, whatever the clocks did that night. */
export function secondsByDay({ start, end }: Span): { day: Day; seconds: number }[] {
  const days: { day: Day; seconds: number }[] = []
  let [day, from] = [todayIn("Europe/Paris", start), start.getTime()]
  while (from < end.getTime()) {
    const next = addDays(day, 1)
    const until = Math.min(instantInParis(`${next}T00:00`).getTime(), end.getTime())
    days.push({ day, seconds: Math.floor((until - from) / 1000) })
    day = next
    from = until
  }
  return days
}

/** Whole minutes, cut. */
export const wholeMinutes = (seconds: number): number => Math.floor(seconds / 60)

type WorkUnit = "day" | "hour"

const quarterOf = (unit: WorkUnit, hoursPerDay: number) => (unit === "hour" ? 1 : hoursPerDay) * 900
const nearestQuarters = (seconds: number, quarter: number) => Math.floor(seconds / quarter + 0.5)
/** As many quarters as a day of a timesheet holds. */
const mostQuarters = (unit: WorkUnit) => (unit === "hour" ? 96 : 4)

/** The nearest quarter of a day, or of an hour, half upward: what a timesheet is proposed. */
export const proposedQuarters = (seconds: number, unit: WorkUnit, hoursPerDay: number): number =>
  Math.min(nearestQuarters(seconds, quarterOf(unit, hoursPerDay)), mostQuarters(unit))

/** The minutes of a day that its timesheet has no room for. */
export function minutesLeftOut(seconds: number, unit: WorkUnit, hoursPerDay: number): number {
  const quarter = quarterOf(unit, hoursPerDay)
  const most = mostQuarters(unit)
  return nearestQuarters(seconds, quarter) > most ? wholeMinutes(seconds - most * quarter) : 0
}

/** When the night is over, for whoever forgot to stop. */
const morning = "05:00"

/**
 * Whether what runs was forgotten over night: since the day before, and it is morning. It is never cut by itself; its
 * owner says when it should have been stopped, or that it still runs.
 */
export function isForgotten(since: Date, now: Date): boolean {
  const today = todayIn("Europe/Paris", now)
  return todayIn("Europe/Paris", since) < today && now >= instantInParis(`${today}T${morning}`)
}
