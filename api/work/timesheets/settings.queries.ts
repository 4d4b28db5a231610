import { and, between, eq, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { timesheetContracts, timesheetDaysOff, timesheetSettings } from "./schema"

export async function findSettings(db: Database, owner: Owner) {
  const [settings] = await db
    .select()
    .from(timesheetSettings)
    .where(eq(timesheetSettings.owner, owner))
  return settings
}

/** The settings, which nobody else changes until the transaction ends; made where there are none. */
export async function lockSettings(db: Database, owner: Owner) {
  await db.insert(timesheetSettings).values({ owner }).onConflictDoNothing()
  const [settings] = await db
    .select()
    .from(timesheetSettings)
    .where(eq(timesheetSettings.owner, owner))
    .for("update")
  return settings
}

export async function changeSettings(
  db: Database,
  owner: Owner,
  changes: Pick<typeof timesheetSettings.$inferInsert, "zone" | "targetDays">,
) {
  await db
    .update(timesheetSettings)
    .set({ ...changes, changedAt: sql`now()` })
    .where(eq(timesheetSettings.owner, owner))
}

export const listDaysOff = (db: Database, owner: Owner, from: Day, to: Day) =>
  db
    .select({ day: timesheetDaysOff.day, quarters: timesheetDaysOff.quarters })
    .from(timesheetDaysOff)
    .where(and(eq(timesheetDaysOff.owner, owner), between(timesheetDaysOff.day, from, to)))
    .orderBy(timesheetDaysOff.day)

/** The same, with those that were entered in the calendar, as far as they do not stand in a timesheet as time off. */
export async function listAllDaysOff(db: Database, owner: Owner, from: Day, to: Day) {
  const { rows } = await db.execute<{ day: Day; quarters: number }>(sql`
    select day::text, max(quarters)::int as quarters from (
      select day, quarters from timesheet_days_off where owner = ${owner}
      union all
      select o.day, greatest(0, case when o.half is null then 4 else 2 end - coalesce((select sum(d.quarters)
        from timesheet_days d join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
        where d.owner = o.owner and d.day = o.day and r.kind = 'timeOff'), 0))
      from days_off o where o.owner = ${owner}
    ) as off where day between ${from}::date and ${to}::date group by day having max(quarters) > 0 order by day`)
  return rows
}

/** Days that are off in the calendar are so no more: their time off was taken out of the timesheet. */
export async function freeDaysOff(db: Database, owner: Owner, days: readonly Day[]) {
  if (days.length === 0) return
  await db.execute(
    sql`delete from days_off where owner = ${owner} and day::text = any(${sql.param([...days])}::text[])`,
  )
}

/** Replaces all of them. */
export async function replaceDaysOff(
  db: Database,
  owner: Owner,
  days: { day: Day; quarters: number }[],
) {
  await db.delete(timesheetDaysOff).where(eq(timesheetDaysOff.owner, owner))
  if (days.length) await db.insert(timesheetDaysOff).values(days.map((day) => ({ ...day, owner })))
}

export async function keepContract(
  db: Database,
  owner: Owner,
  { contractId, ...time }: Omit<typeof timesheetContracts.$inferInsert, "owner">,
) {
  await db
    .insert(timesheetContracts)
    .values({ ...time, contractId, owner })
    .onConflictDoUpdate({
      target: [timesheetContracts.owner, timesheetContracts.contractId],
      set: time,
    })
}
