import type { Day } from "#domain/day"
import { firstDayOf, lastDayOf, type Month, monthOf } from "#domain/month"
import type { Owner } from "#domain/owner"
import { isWorkingDay } from "#domain/public-holidays"
import type { Database } from "../../../database/client"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { zoneOf } from "./calendar.commands"
import * as queries from "./queries"
import { timesheetCan } from "./rules"
import { listDaysOff } from "./settings.queries"

/** How much of a day was off before, and is now, in quarters. */
export interface TimeOffChange {
  day: Day
  before: number
  after: number
}

type Caller = Pick<Context, "db" | "owner">

/** The first month of these days that is handed over, and is to be reopened before its days are others. */
export async function monthHandedOver(
  { db, owner }: Caller,
  days: readonly Day[],
): Promise<Month | undefined> {
  for (const month of new Set(days.map(monthOf)))
    if ((await queries.listOfMonth(db, owner, month)).some((sheet) => !timesheetCan.change(sheet)))
      return month
  return undefined
}

/**
 * Writes time off that is entered elsewhere on the days that one would have worked. What was typed for such a day in
 * the timesheet itself stays, as far as it is more.
 */
export async function writeTimeOff(
  caller: Caller,
  changes: readonly TimeOffChange[],
): Promise<void> {
  const zone = await zoneOf(caller)
  const worked = changes.filter(({ day }) => isWorkingDay(day, zone))
  for (const month of new Set(worked.map(({ day }) => monthOf(day))))
    await writeMonth(
      caller,
      month,
      worked.filter(({ day }) => monthOf(day) === month),
    )
}

async function writeMonth({ db, owner }: Caller, month: Month, changes: TimeOffChange[]) {
  const { id: monthId } = found(await queries.lockMonth(db, owner, month))
  const rows = await queries.findRows(db, owner, month)
  const own = await listDaysOff(db, owner, firstDayOf(month), lastDayOf(month))
  const absences = rows.filter(({ kind }) => kind === "timeOff")
  const row = absences.find(({ activity }) => activity === "") ?? absences[0]
  const before = row?.days ?? {}
  const wanted = changes.map(({ day, before: was, after }) => {
    const there = before[day] ?? 0
    // What is off by one's settings is off already.
    const most = 4 - (own.find((one) => one.day === day)?.quarters ?? 0)
    const quarters = Math.min(after, most)
    return { day, there, quarters: there > was ? Math.max(there, quarters) : quarters }
  })
  const changed = wanted.filter(({ there, quarters }) => there !== quarters)
  if (changed.length === 0) return
  const rowId = row?.id ?? (await addTimeOff(db, owner, { monthId, position: rows.length }))
  await queries.changeDays(db, owner, rowId, {
    gone: changed.filter(({ there }) => there > 0).map(({ day }) => day),
    put: changed
      .filter(({ quarters }) => quarters > 0)
      .map(({ day, quarters }) => ({ day, quarters })),
  })
  const left = Object.keys(before).length - changed.filter(({ quarters }) => !quarters).length
  if (row && row.activity === "" && left === 0 && changed.every(({ quarters }) => !quarters))
    await queries.removeRows(db, owner, [row.id])
  await queries.countSave(db, owner, monthId)
}

async function addTimeOff(
  db: Database,
  owner: Owner,
  place: { monthId: string; position: number },
): Promise<string> {
  const row = { ...place, contractId: null, kind: "timeOff" as const, activity: "" }
  return found(await queries.addRow(db, owner, row)).id
}
