import { addDays, type Day } from "#domain/day"
import { lastDayOf, monthOf } from "#domain/month"
import { isPostingTime } from "#domain/posting-hours"
import { workingDayUntil } from "#domain/public-holidays"
import { isByTime } from "#domain/timesheet"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { zoneOf } from "./calendar.commands"
import { listContractsOf, listOwnersByTime } from "./queries"
import { listAllDaysOff } from "./settings.queries"

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Tells who works by the day or by the hour that the month ends: on its last working day, once. It may run as often as
 * one likes, in several processes.
 */
export async function notifyMonthEnds(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await listOwnersByTime(parts.pool))
    try {
      await onBehalfOf(parts, owner, now, notifyOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "end of the month not told of")
    }
}

async function notifyOwner(context: Context): Promise<void> {
  const { db, owner, today, now } = context
  const month = monthOf(today)
  // Near the end only: the rest of the month asks nobody.
  if (today < addDays(lastDayOf(month), -10) || today < (await lastWorkedDay(context, today)))
    return
  const contracts = await listContractsOf(db, owner, month)
  if (!contracts.some((contract) => contract.inForce && isByTime(contract))) return
  await addNotification(db, owner, {
    kind: "timesheetMonthEnds",
    causeId: causeOf("monthEnds", month),
    parameters: { month },
    createdAt: now,
  })
}

/** The last working day of a month that is no day off of one's own. */
async function lastWorkedDay(context: Context, today: Day): Promise<Day> {
  const last = lastDayOf(monthOf(today))
  const zone = await zoneOf(context)
  const off = await listAllDaysOff(context.db, context.owner, addDays(last, -31), last)
  const whole = new Set(off.filter(({ quarters }) => quarters === 4).map(({ day }) => day))
  let day = workingDayUntil(last, zone)
  while (whole.has(day)) day = workingDayUntil(addDays(day, -1), zone)
  return day
}
