import type { Day } from "./day"

/**
 * The year of a day, where its books are closed: its returns are due on the second working day after the first of
 * May, and until fifteen days later by the network (CGI art. 175); from June on it is closed.
 */
export function closedYearOf(day: Day, today: Day): number | undefined {
  const year = Number(day.slice(0, 4))
  return today >= `${year + 1}-06-01` ? year : undefined
}
