import { firstDayOf, lastDayOf, type Month } from "#domain/month"
import { type HolidayZone, holidayZoneOf } from "#domain/public-holidays"
import type { MonthOfWork } from "#domain/timesheet"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import type { WorkedContract } from "./queries"
import { termsOf } from "./rules"
import { findSettings, listAllDaysOff } from "./settings.queries"

type Caller = Pick<Context, "db" | "owner">

/** The zone of the postal code. */
export async function usualZoneOf({ db, owner }: Caller): Promise<HolidayZone> {
  return holidayZoneOf((await findProfile(db, owner))?.postalCode ?? "")
}

/** One's own zone: as chosen, else that of the postal code. */
export async function zoneOf(caller: Caller): Promise<HolidayZone> {
  const settings = await findSettings(caller.db, caller.owner)
  return settings?.zone ?? usualZoneOf(caller)
}

/** What a month is measured by. */
export async function calendarOf(
  caller: Caller,
  month: Month,
  contracts: readonly WorkedContract[],
): Promise<MonthOfWork> {
  const { db, owner } = caller
  return {
    month,
    zone: await zoneOf(caller),
    daysOff: await listAllDaysOff(db, owner, firstDayOf(month), lastDayOf(month)),
    contracts: Object.fromEntries(contracts.map((one) => [one.id, termsOf(one)])),
  }
}
