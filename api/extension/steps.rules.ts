import type { StepRow } from "#contract/dashboard"
import { addDays, type Day } from "#domain/day"

/** The last of the days that today's part of the dashboard is about. */
export const lastOfWeek = (today: Day): Day => addDays(today, 6)

/** Something that is missing: no record. */
export const fact = (count: number): StepRow => ({
  ...{ id: null, title: null, detail: null, day: null, amount: null, currency: "EUR" },
  count,
})
