import type { TimesheetProposal, TimesheetProposalAnswer } from "#contract/time-entries"
import { MonthChanges } from "#contract/timesheets"
import { addDays, instantInParis } from "#domain/day"
import { firstDayOf, lastDayOf, type Month, monthOf } from "#domain/month"
import { permitted } from "../../access/permitted.rules"
import { invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { saveMonth, showMonth } from "../timesheets/month.commands"
import { findRows, listBilledPeriods, listContractsOf, lockMonth } from "../timesheets/queries"
import { proposedDay, spentDays, withAdditions } from "./proposal.rules"
import * as queries from "./queries"

/** What the time of a month comes to, beside its timesheets. */
async function look(context: Context, month: Month) {
  const { db, owner } = context
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const midnight = (day: string) => instantInParis(`${day}T00:00`)
  const spans = await queries.listSpans(db, owner, midnight(first), midnight(addDays(last, 1)))
  const added = await queries.listAddedDays(db, owner, first, last)
  const { days, withoutContract } = spentDays(spans, added, (day) => monthOf(day) === month)
  const sheet = await showMonth(context, month)
  const contracts = await listContractsOf(db, owner, month)
  const periods = await listBilledPeriods(db, owner, month)
  return {
    sheet,
    withoutContract,
    days: days.map((spent) => {
      const contract = contracts.find(({ id }) => id === spent.contractId)
      const { contractTitle, clientName } = spent
      const proposed = proposedDay(spent, contract, sheet, periods)
      return { spent, proposed: { ...proposed, contractTitle, clientName } }
    }),
  }
}

export async function showProposal(context: Context, month: Month): Promise<TimesheetProposal> {
  const { days, withoutContract } = await look(context, month)
  return {
    month,
    days: days.map(({ proposed }) => proposed),
    withoutContract,
    can: permitted(context.rights, { add: "timesheets.edit" }),
  }
}

/**
 * Adds to the timesheets what they have not got of the days that are named, by the save of the month itself, and writes
 * down which time that was. What is there already, and what may not be changed, is left as it is.
 */
export async function addToTimesheet(
  context: Context,
  month: Month,
  { days: wanted }: TimesheetProposalAnswer,
): Promise<{ month: Month; added: number }> {
  const { db, owner } = context
  // Nobody saves it, or adds the same, between what is read here and what is saved.
  await lockMonth(db, owner, month)
  const { sheet, days } = await look(context, month)
  const names = new Set(wanted.map((name) => name.toLowerCase()))
  const named = days.filter(({ spent }) => names.has(`${spent.day}:${spent.contractId}`))
  if (named.length < names.size) invalid([{ path: "days", code: "unknown" }])
  const open = named.filter(({ proposed }) => proposed.lock === null && proposed.added !== "0")
  if (open.length === 0) return { month, added: 0 }
  const rows = withAdditions(
    sheet,
    open.map(({ proposed }) => proposed),
  )
  await saveMonth(context, month, MonthChanges.parse({ version: sheet.version, rows }))
  const saved = await findRows(db, owner, month)
  await queries.keepAddedDays(
    db,
    owner,
    open.flatMap(({ spent: { day, contractId, entries } }) => {
      const row = saved.find(
        ({ contract, kind, days: there }) =>
          contract === contractId && kind === "billable" && there[day],
      )
      return row ? entries.map((timeEntryId) => ({ timeEntryId, day, rowId: row.id })) : []
    }),
  )
  return { month, added: open.length }
}
