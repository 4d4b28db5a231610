import { cards, type NotedArea } from "#contract/areas"
import { type Menu, type Permission, permissionTo } from "#contract/permissions"
import { type Day, startOfDayIn } from "#domain/day"

/** The right to do something to the notes of a record: that of the record's own menu. */
export function rightTo(area: NotedArea, act: "see" | "edit"): Permission | undefined {
  const card = cards.find(({ name }) => name === area)
  return permissionTo((card?.menu ?? area) as Menu, act)
}

const halfADay = 12 * 60 * 60 * 1_000

/** Where a note of this day stands among what happened: of today now, of another day in its middle. */
export const momentOf = (day: Day, today: Day, now: Date): Date =>
  day === today ? now : new Date(startOfDayIn("Europe/Paris", day).getTime() + halfADay)
