import type { Day } from "#domain/day"
import { acting } from "./acting.rules"
import { areas } from "./areas.rules"
import { figures } from "./figures.rules"
import { guarded } from "./guards.rules"
import type { Intent } from "./intent.rules"
import { lists } from "./lists.rules"
import type { Reading } from "./reading.rules"

/**
 * What is wanted: what it must never do comes first, then what one tells it to do, figures, what areas say, and lists. Nothing where
 * none of them is sure; then one looks for the words.
 */
export function intentOf(reading: Reading, today: Day): Intent | undefined {
  if (reading.language === "other") return { kind: "none", because: "language" }
  for (const find of [guarded, acting, figures, areas, lists]) {
    const found = find(reading, today)
    if (found) return found
  }
  return undefined
}
