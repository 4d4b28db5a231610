import { and, asc, between, eq, sql } from "drizzle-orm"
import type { CalendarSettings, DayOff } from "#contract/calendars"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { calendarSettings, daysOff } from "./schema"

/** What someone said of their calendar, if anything. */
export async function findSettings(db: Database, owner: Owner) {
  const { version, zone, hours } = calendarSettings
  const [settings] = await db
    .select({ version, zone, hours })
    .from(calendarSettings)
    .where(eq(calendarSettings.owner, owner))
  return settings
}

/** Saves them where they are still of this version; 0 is of who never said any. */
export async function saveSettings(
  db: Database,
  owner: Owner,
  { version, zone, hours }: CalendarSettings,
) {
  const returned = {
    version: calendarSettings.version,
    zone: calendarSettings.zone,
    hours: calendarSettings.hours,
  }
  if (version === 0) {
    const [added] = await db
      .insert(calendarSettings)
      .values({ owner, zone, hours })
      .onConflictDoNothing()
      .returning(returned)
    return added
  }
  const [changed] = await db
    .update(calendarSettings)
    .set({ zone, hours })
    .where(and(eq(calendarSettings.owner, owner), eq(calendarSettings.version, version)))
    .returning(returned)
  return changed
}

const { id, day, half, title } = daysOff

export const listDaysOff = (db: Database, owner: Owner, from: Day, to: Day) =>
  db
    .select({ id, day, half, title })
    .from(daysOff)
    .where(and(eq(daysOff.owner, owner), between(daysOff.day, from, to)))
    .orderBy(asc(daysOff.day))

/** The same, with whole days that stand in a timesheet as time off: it is entered once, here or there. */
export async function listOffDays(db: Database, owner: Owner, from: Day, to: Day) {
  const { rows } = await db.execute<Pick<DayOff, "day" | "half" | "title">>(sql`
    select day::text, half, title from ${daysOff} where owner = ${owner} and day between ${from}::date and ${to}::date
    union all
    select d.day::text, null, null from timesheet_days d join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
    where d.owner = ${owner} and d.day between ${from}::date and ${to}::date and r.kind = 'timeOff'
      and not exists (select from ${daysOff} where owner = d.owner and day = d.day)
    group by d.day having sum(d.quarters) >= 4
    order by 1`)
  return rows
}

/** Each of these days is off, as it is said now. */
export async function addDaysOff(db: Database, owner: Owner, days: readonly Omit<DayOff, "id">[]) {
  await db
    .insert(daysOff)
    .values(days.map((each) => ({ ...each, owner })))
    .onConflictDoUpdate({
      target: [daysOff.owner, daysOff.day],
      set: { half: sql`excluded.half`, title: sql`excluded.title` },
    })
  const each = days.map((one) => one.day).sort()
  return listDaysOff(db, owner, each[0] ?? "", each.at(-1) ?? "")
}

export async function removeDayOff(db: Database, owner: Owner, dayOffId: string) {
  const [removed] = await db
    .delete(daysOff)
    .where(and(eq(daysOff.owner, owner), eq(daysOff.id, dayOffId)))
    .returning({ day, half })
  return removed
}
