import type { WorkYear } from "#contract/timesheets"
import { addMonths, type Month, monthsBetween } from "#domain/month"
import { isByTime, rounded, sumUp } from "#domain/timesheet"
import type { Context } from "../../ports/context"
import { zoneOf } from "./calendar.commands"
import { asOf, findRowsBetween, listBilledDays, listContractsOf } from "./queries"
import { amountOf, termsOf } from "./rules"
import { findSettings, listAllDaysOff } from "./settings.queries"

/**
 * A year of work: what its days were, and what came of them. The occupation is that of the months that have begun:
 * billable days in the working days that were neither time off nor sick leave.
 */
export async function showYear(context: Context, year: number): Promise<WorkYear> {
  const { db, owner, today } = context
  const [first, last] = [`${year}-01`, `${year}-12`]
  const contracts = await listContractsOf(db, owner, first, last)
  const rows = await findRowsBetween(db, owner, first, last)
  const billed = await listBilledDays(db, owner, first, last)
  const settings = await findSettings(db, owner)
  const zone = await zoneOf(context)
  const daysOff = await listAllDaysOff(db, owner, `${first}-01`, `${last}-31`)
  const months = monthsBetween(first, last).map((month) => {
    const worked = contracts.map((one) => asOf(one, month))
    const terms = Object.fromEntries(worked.map((one) => [one.id, termsOf(one)]))
    const own = rows.filter((row) => row.month === month)
    const { workingDays, billable, nonBillable, timeOff, sickLeave } = sumUp(
      {
        month,
        zone,
        daysOff: daysOff.filter(({ day }) => day.startsWith(month)),
        contracts: terms,
      },
      own,
      today,
    )
    const amountHT = worked.reduce((sum, one) => sum + amountOf(own, one, billed), 0)
    const byTime = sumUp(
      { month, zone, daysOff: [], contracts: terms },
      own.filter(({ contract }) => contract !== null && isByTime(terms[contract])),
      today,
    )
    return {
      ...{ month, workingDays, billable, nonBillable, timeOff, sickLeave, amountHT },
      priced: byTime.billable,
    }
  })
  const sum = (
    name: "workingDays" | "billable" | "nonBillable" | "timeOff" | "sickLeave" | "priced",
    of = months,
  ) => rounded(of.reduce((total, month) => total + month[name], 0))
  const begun = months.filter(({ month }) => month < nextMonth(today))
  const present = sum("workingDays", begun) - sum("timeOff", begun) - sum("sickLeave", begun)
  const [billable, nonBillable, priced] = [sum("billable"), sum("nonBillable"), sum("priced")]
  const amountHT = months.reduce((total, month) => total + month.amountHT, 0)
  const targetDays = settings?.targetDays ?? null
  return {
    year,
    months: months.map(({ priced: _, ...month }) => month),
    workingDays: sum("workingDays"),
    ...{ billable, nonBillable, amountHT },
    timeOff: sum("timeOff"),
    sickLeave: sum("sickLeave"),
    billableShare: share(billable, billable + nonBillable),
    occupation: share(sum("billable", begun), present),
    averagePriceHT: priced > 0 ? Math.round(amountHT / priced) : null,
    targetDays,
    leftToTarget: targetDays === null ? null : rounded(targetDays - billable),
  }
}

const nextMonth = (today: string): Month => addMonths(today.slice(0, 7), 1)

/** In percent, of what is above nothing. */
const share = (part: number, whole: number): string | null =>
  whole > 0 ? String(rounded((part * 100) / whole)) : null
