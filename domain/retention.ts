import { addDays, addMonths, compareDays, type Day } from "./day"

/** How long a contact may be kept who is not heard of any more, and how long before its end one is told (CNIL). */
export const keptMonths = 36
export const toldDays = 30

interface Contacted {
  today: Day
  collectedOn: Day
  events: readonly { on: Day; fromThem: boolean }[]
  /** Of someone at a client: when the relation ended; "running" while it has not. */
  relationEnd?: Day | "running" | null
}

export interface Clock {
  /** The day from which it is counted, and the one on which it runs out; none while they are a client. */
  from: Day
  dueOn: Day | null
  state: "kept" | "soon" | "due"
}

/**
 * The time for which a contact may be kept: three years from their last word, or from the collection where they
 * never said any. What one sends them counts for nothing; a client's time begins at the end of the relation.
 */
export function clockOf({ today, collectedOn, events, relationEnd }: Contacted): Clock {
  const heard = events.filter(({ fromThem }) => fromThem).map(({ on }) => on)
  const ended = relationEnd && relationEnd !== "running" ? [relationEnd] : []
  const [from = collectedOn] = [collectedOn, ...heard, ...ended].toSorted(compareDays).slice(-1)
  if (relationEnd === "running") return { from, dueOn: null, state: "kept" }
  const dueOn = addMonths(from, keptMonths)
  if (dueOn <= today) return { from, dueOn, state: "due" }
  return { from, dueOn, state: dueOn <= addDays(today, toldDays) ? "soon" : "kept" }
}
