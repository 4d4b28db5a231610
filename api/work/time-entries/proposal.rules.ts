import type { TimesheetProposal } from "#contract/time-entries"
import type { WorkMonth } from "#contract/timesheets"
import type { Day } from "#domain/day"
import { decimalOf, isWithin, unitOf, usualHours } from "#domain/timesheet"
import { minutesLeftOut, proposedQuarters, secondsByDay, wholeMinutes } from "#domain/tracked-time"
import type { listBilledPeriods, WorkedContract } from "../timesheets/queries"
import { termsOf } from "../timesheets/rules"
import type { listAddedDays, listSpans } from "./queries"

type Span = Awaited<ReturnType<typeof listSpans>>[number]
type AddedDay = Awaited<ReturnType<typeof listAddedDays>>[number]

/** The seconds of a contract on a day, and the entries that they are of. */
export interface SpentDay {
  day: Day
  contractId: string
  contractTitle: string
  clientName: string
  seconds: number
  entries: string[]
}

/**
 * The time of a month by day and contract. What was added to a timesheet is of the contract that it was added to,
 * whatever contract its project has now; the rest is of its project's, or of none.
 */
export function spentDays(
  spans: readonly Span[],
  added: readonly AddedDay[],
  isOfMonth: (day: Day) => boolean,
) {
  const addedTo = new Map(added.map((one) => [`${one.timeEntryId} ${one.day}`, one]))
  const days = new Map<string, SpentDay>()
  const without = new Map<string, { projectId: string; name: string; seconds: number }>()
  for (const span of spans)
    for (const { day, seconds } of secondsByDay(span)) {
      if (!isOfMonth(day)) continue
      const { contractId, contractTitle, clientName } = addedTo.get(`${span.id} ${day}`) ?? span
      if (contractId === null) {
        const one = without.get(span.projectId) ?? { seconds: 0 }
        const { projectId, projectName: name } = span
        without.set(projectId, { projectId, name, seconds: one.seconds + seconds })
        continue
      }
      const key = `${day} ${contractId}`
      const spent = days.get(key) ?? {
        ...{ day, contractId, contractTitle: contractTitle ?? "", clientName: clientName ?? "" },
        seconds: 0,
        entries: [],
      }
      spent.seconds += seconds
      spent.entries.push(span.id)
      days.set(key, spent)
    }
  const order = (one: SpentDay, other: SpentDay) =>
    one.day < other.day || (one.day === other.day && one.contractId < other.contractId) ? -1 : 1
  return {
    days: [...days.values()].sort(order),
    withoutContract: [...without.values()].map(({ seconds, ...project }) => ({
      ...project,
      minutes: wholeMinutes(seconds),
    })),
  }
}

type ProposedDay = TimesheetProposal["days"][number]
type Period = Awaited<ReturnType<typeof listBilledPeriods>>[number]

/** The quarters that rows have on a day, of the work on a contract that is billed. */
const rowsOf = (month: WorkMonth, contractId: string) =>
  month.rows.filter((row) => row.contractId === contractId && row.kind === "billable")

/** What a day would add: the quarters of its time that the timesheet has not got. */
export function proposedDay(
  spent: SpentDay,
  contract: WorkedContract | undefined,
  month: WorkMonth,
  billed: readonly Period[],
): Omit<ProposedDay, "contractTitle" | "clientName"> {
  const { day, contractId, seconds } = spent
  const terms = contract && termsOf(contract)
  const unit = unitOf(terms)
  const rows = rowsOf(month, contractId)
  const there = rows.reduce((sum, { days }) => sum + Number(days[day] ?? 0) * 4, 0)
  const hoursPerDay = terms?.hoursPerDay || usualHours
  const proposed = proposedQuarters(seconds, unit, hoursPerDay)
  const isBilled =
    rows.some((row) => row.billed.some((one) => one.day === day)) ||
    billed.some(
      (one) =>
        !one.freed && one.contractId === contractId && day >= one.startDate && day <= one.endDate,
    )
  const isOutside = !terms || !isWithin(day, terms)
  return {
    day,
    contractId,
    unit,
    minutes: wholeMinutes(seconds),
    proposed: decimalOf(proposed),
    leftOut: minutesLeftOut(seconds, unit, hoursPerDay),
    inTimesheet: decimalOf(there),
    added: decimalOf(Math.max(0, proposed - there)),
    lock: isBilled ? "billed" : (rows[0]?.lock ?? (isOutside ? "outsideContract" : null)),
  }
}

/** The month's rows with more in them, each addition in the first activity of its contract that is billed. */
export function withAdditions(month: WorkMonth, days: readonly ProposedDay[]) {
  const rows = month.rows.map(({ id, contractId, kind, activity, days: typed }) => ({
    ...{ id, contractId, kind, activity: activity || null },
    days: { ...typed } as Record<Day, string | null>,
  }))
  for (const { day, contractId, added } of days) {
    const row = rows.find((one) => one.contractId === contractId && one.kind === "billable")
    if (row) row.days[day] = decimalOf((Number(row.days[day] ?? 0) + Number(added)) * 4)
    else
      rows.push({
        ...{ id: null, contractId, kind: "billable", activity: null },
        days: { [day]: added },
      })
  }
  return rows
}
