import type { DayOff, NewDaysOff } from "#contract/calendars"
import { addDays, daysBetween } from "#domain/day"
import type { Month } from "#domain/month"
import { ensure, found, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { monthHandedOver, writeTimeOff } from "../timesheets/time-off.commands"
import * as queries from "./settings.queries"

type Caller = Pick<Context, "db" | "owner" | "rights">

/** As long as a reason may be. */
const mostOfReason = 120

const quartersOf = (off: Pick<DayOff, "half"> | undefined) => (off ? (off.half ? 2 : 4) : 0)

/** Who may not write timesheets enters days off in the calendar alone: months are measured without them all the same. */
const writes = ({ rights }: Caller) => rights.has("timesheets.edit")

/** Time off is entered once: what is off in the calendar is time off in the timesheets. */
export async function enterDaysOff(caller: Caller, entered: NewDaysOff): Promise<DayOff[]> {
  const { db, owner } = caller
  const { startDate, endDate, half } = entered
  const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, at) =>
    addDays(startDate, at),
  )
  const month = writes(caller) && (await monthHandedOver(caller, days))
  if (month) invalid([{ path: "startDate", code: `monthHandedOver ${shown(month)}` }])
  const known = await queries.listDaysOff(db, owner, startDate, endDate)
  const joined = days.map((day) =>
    joinedTo(
      known.find((one) => one.day === day),
      { day, half, title: entered.title },
    ),
  )
  const off = await queries.addDaysOff(db, owner, joined)
  if (writes(caller))
    await writeTimeOff(
      caller,
      joined.map(({ day, ...its }) => {
        const before = quartersOf(known.find((one) => one.day === day))
        return { day, before, after: quartersOf(its) }
      }),
    )
  return off
}

/**
 * What a day off is from now on: both halves are all of it, and otherwise what is entered last holds. A reason that was
 * given stays, beside another one.
 */
export function joinedTo(known: Omit<DayOff, "id"> | undefined, entered: Omit<DayOff, "id">) {
  const isRest = known?.half && entered.half && known.half !== entered.half
  const reasons = new Set([known?.title, entered.title].filter(Boolean))
  const title = [...reasons].join(" · ")
  return {
    ...entered,
    half: isRest ? null : entered.half,
    title: title.length > mostOfReason ? entered.title : title || null,
  }
}

/** One works on that day after all. */
export async function takeBackDayOff(caller: Caller, dayOffId: string): Promise<void> {
  const { db, owner } = caller
  const off = found(await queries.removeDayOff(db, owner, dayOffId))
  if (!writes(caller)) return
  ensure(!(await monthHandedOver(caller, [off.day])), "monthToReopen")
  await writeTimeOff(caller, [{ day: off.day, before: quartersOf(off), after: 0 }])
}

const shown = (month: Month) => month.split("-").reverse().join("/")
