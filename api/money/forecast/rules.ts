import type { Forecast } from "#contract/forecast"
import { addDays, type Day, daysBetween } from "#domain/day"
import { type ForecastCurve, habitOf } from "#domain/forecast"

/** As many points as a drawing can hold. */
const mostPoints = 27

/** The habit of each client of whom enough is known; of the others that of all clients together. */
export function habitsOf(
  settled: readonly { clientId: string; late: number }[],
  clientIds: readonly string[],
): Map<string, number> {
  const ofAll = habitOf(settled.map(({ late }) => late)) ?? 0
  return new Map(
    clientIds.map((clientId) => {
      const own = settled.filter((one) => one.clientId === clientId).map(({ late }) => late)
      return [clientId, habitOf(own) ?? ofAll]
    }),
  )
}

/** Both curves at the ends of weeks, or of longer steps where there would be too many, and at the last day. */
export function pointsOf(
  today: Day,
  until: Day,
  curves: { onTime: ForecastCurve; habitual: ForecastCurve },
): Forecast["points"] {
  const days = daysBetween(today, until)
  const step = 7 * Math.ceil(days / 7 / (mostPoints - 1))
  const places = Array.from({ length: Math.ceil(days / step) }, (_, at) => at * step)
  return [...places, days].map((at) => ({
    day: addDays(today, at),
    onTime: curves.onTime.balances[at] ?? 0,
    habitual: curves.habitual.balances[at] ?? 0,
  }))
}
