import { environment } from "../../config/environment"
import { type Day, todayIn } from "../../domain/day"

/** The day in Paris, by the clock that the API goes by. */
export function today(): Day {
  return todayIn("Europe/Paris", environment().clock ?? new Date())
}
