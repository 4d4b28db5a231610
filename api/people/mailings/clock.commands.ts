import type { Day } from "#domain/day"
import { type Clock, clockOf } from "#domain/retention"
import type { Context } from "../../ports/context"
import { type FactsRow, listFacts } from "./retention.queries"

/** How the clock of a contact stands, by what is known of them. */
export const clockIn = ({ collectedOn, heardOn, relationEnd }: FactsRow, today: Day): Clock =>
  clockOf({
    ...{ today, collectedOn, relationEnd },
    events: heardOn ? [{ on: heardOn, fromThem: true }] : [],
  })

/** How the clocks of some contacts stand. */
export async function clocksOf(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  ids: string[],
) {
  const rows = ids.length > 0 ? await listFacts(db, owner, ids, today) : []
  return new Map(
    rows.map((row) => [row.id, { ...clockIn(row, today), collectedOn: row.collectedOn }]),
  )
}
