import { closedYearOf } from "#domain/closed-year"
import type { Day } from "#domain/day"
import { invalid } from "./problem"

/**
 * Asks before money is dated into a year whose books are closed: refused at `inClosedYear`, until that is said.
 * Its entry then stands in that year, behind those that were given out.
 */
export function askAboutClosedYear(
  days: readonly (Day | null | undefined)[],
  today: Day,
  isSaid: boolean,
): void {
  if (isSaid) return
  const years = days.flatMap((day) => (day && closedYearOf(day, today)) || [])
  const [year] = years.sort()
  if (year) invalid([{ path: "inClosedYear", code: `yearClosed ${year}` }])
}
