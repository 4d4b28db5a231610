import { type Day, startOfDayIn } from "#domain/day"

const halfADay = 12 * 60 * 60 * 1_000

/** Where a note of this day stands among what happened: of today now, of another day in its middle. */
export const momentOf = (day: Day, today: Day, now: Date): Date =>
  day === today ? now : new Date(startOfDayIn("Europe/Paris", day).getTime() + halfADay)
