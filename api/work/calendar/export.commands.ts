import type { EventFilter } from "#contract/events"
import { writeCalendar } from "../../icalendar/write"
import type { Context } from "../../ports/context"
import { readSeries } from "./occurrences.commands"
import { exportEvents, listOverrides, type OverrideRow } from "./queries"
import { spanAround, writtenOf } from "./written.commands"

/** The events of a filter as a file for other calendars. */
export async function exportCalendar(
  { db, owner, today }: Context,
  filter: EventFilter,
): Promise<string> {
  const rows = await exportEvents(db, owner, filter)
  const byEvent = new Map<string, OverrideRow[]>()
  for (const override of await listOverrides(
    db,
    owner,
    rows.map(({ id }) => id),
  ))
    byEvent.set(override.eventId, [...(byEvent.get(override.eventId) ?? []), override])
  const events = rows.flatMap((row) =>
    writtenOf({ row, series: readSeries(row, byEvent.get(row.id) ?? []) }, spanAround(today)),
  )
  return writeCalendar({ name: "Plume" }, events)
}
