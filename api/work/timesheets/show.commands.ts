import type { Timesheet, TimesheetSummary } from "#contract/timesheets"
import { decimalOf, sumUp } from "#domain/timesheet"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { calendarOf } from "./calendar.commands"
import { listAnswers, listEditions } from "./edition.queries"
import { quartersIn } from "./freezing.rules"
import {
  asOf,
  findRows,
  findRowsBetween,
  findTimesheet,
  listBilledDays,
  listBilledPeriods,
  listContractsOf,
  listEvents,
  type TimesheetRow,
} from "./queries"
import { shownDays, summaryOf, timesheetActs, worthOf } from "./rules"

/** Timesheets as a list shows them, with what their days are worth. */
export async function summariesOf(
  { db, owner }: Pick<Context, "db" | "owner">,
  sheets: readonly TimesheetRow[],
): Promise<TimesheetSummary[]> {
  const months = sheets.map(({ month }) => month).sort()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const contracts = await listContractsOf(db, owner, first, last)
  const rows = await findRowsBetween(db, owner, first, last)
  const billed = await listBilledDays(db, owner, first, last)
  const periods = await listBilledPeriods(db, owner, first, last)
  return sheets.map((sheet) => {
    const contract = contracts.find(({ id }) => id === sheet.contractId)
    const own = rows.filter(({ month }) => month === sheet.month)
    const worked = contract && asOf(contract, sheet.month)
    return summaryOf(sheet, worthOf(own, worked, billed, periods))
  })
}

/** The timesheet, whole, as it stands in this transaction. */
export async function showTimesheet(context: Context, id: string): Promise<Timesheet> {
  const { owner, db, today, rights } = context
  const sheet = found(await findTimesheet(db, owner, id))
  const rows = await findRows(db, owner, sheet.month)
  const contracts = await listContractsOf(db, owner, sheet.month)
  const calendar = await calendarOf(context, sheet.month, contracts)
  const contract = contracts.find((one) => one.id === sheet.contractId)
  const billed = await listBilledDays(db, owner, sheet.month)
  const periods = await listBilledPeriods(db, owner, sheet.month)
  const own = rows.filter((row) => row.contract === sheet.contractId)
  const bills = new Map(
    billed
      .filter(({ contractId, freed }) => contractId === sheet.contractId && !freed)
      .map(({ billId, number }) => [billId, { id: billId, number }]),
  )
  const answers = await listAnswers(db, owner, id)
  const editions = await listEditions(db, owner, id)
  const events = await listEvents(db, owner, id)
  return {
    ...summaryOf(sheet, worthOf(rows, contract, billed, periods)),
    rows: own.map(({ kind, activity, days }) => ({
      ...{ kind, activity, days: shownDays(days) },
      total: decimalOf(quartersIn(days)),
    })),
    warnings: sumUp(calendar, rows, today).warnings,
    needsApproval: sheet.needsApproval,
    drafting: sheet.drafting,
    editions: editions.map(({ frozenAt, withdrawnAt, ...edition }) => ({
      ...edition,
      frozenAt: frozenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    answers: answers.map(({ owner: _, timesheetId: __, answeredAt, ...answer }) => ({
      ...answer,
      answeredAt: answeredAt.toISOString(),
    })),
    bills: [...bills.values()],
    events: events.map(({ what, at, detail }) => ({ what, at: at.toISOString(), detail })),
    can: timesheetActs(rights, sheet),
  }
}
