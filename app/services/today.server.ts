import { type Day, todayIn } from "#domain/day"
import { environment } from "../../config/environment"

/** The clock that the API goes by. */
export function now(): Date {
  return environment().clock ?? new Date()
}

/** The day in Paris, by that clock. */
export function today(): Day {
  return todayIn("Europe/Paris", now())
}
