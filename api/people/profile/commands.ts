import type { Profile } from "#contract/profile"
import { isConfirmed } from "#domain/availability"
import { type Day, todayIn } from "#domain/day"
import type { Database } from "../../../database/client"
import { stale } from "../../http/problem"
import type { Call } from "../../ports/context"
import * as queries from "./queries"
import { blank, missing, type ProfileData } from "./rules"

type AvailabilityRow = Awaited<ReturnType<typeof queries.listWorkAvailabilities>>[number]

export const showAvailability = (
  { id, startsOn, endsOn, daysPerWeek, confirmedAt }: AvailabilityRow,
  today: Day,
): Profile["workAvailabilities"][number] => ({
  id,
  startsOn,
  endsOn,
  daysPerWeek,
  confirmedAt: confirmedAt.toISOString(),
  confirmed: isConfirmed({ confirmedOn: todayIn("Europe/Paris", confirmedAt) }, today),
})

const show = (entered: ProfileData, said: AvailabilityRow[], today: Day): Profile => ({
  ...entered,
  workAvailabilities: said.map((one) => showAvailability(one, today)),
  missing: missing(entered),
})

/** The caller's profile as it is, which may be that nothing was ever entered. */
export async function current(c: Call, db: Database): Promise<Profile> {
  const { owner, person, today } = c.var
  const [entered, said] = await Promise.all([
    queries.findProfile(db, owner),
    queries.listWorkAvailabilities(db, owner),
  ])
  return show(entered ?? blank(person.email), said, today)
}

/** Saves one part over the version that it was based on. */
export async function save(
  c: Call,
  db: Database,
  changes: Parameters<typeof queries.changeProfile>[3],
): Promise<Profile> {
  const { owner, person, today } = c.var
  const changed = await queries.changeProfile(db, owner, person.email, changes)
  if (!changed) stale(await current(c, db))
  return show(changed, await queries.listWorkAvailabilities(db, owner), today)
}
