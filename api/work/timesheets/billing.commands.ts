import type { NewTimesheetBill } from "#contract/timesheets"
import { sumUp } from "#domain/timesheet"
import { type FieldError, foundAll, HttpProblem, invalid } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { draftBill } from "../../sales/bills/draft.commands"
import type { BillRow } from "../../sales/bills/queries"
import { findContract, lockContract } from "../contracts/queries"
import { calendarOf } from "./calendar.commands"
import { handOverBilled } from "./edition.commands"
import * as queries from "./queries"
import {
  type BilledContract,
  billedCode,
  billedDaysOf,
  billOf,
  type DayToBill,
  daysToBill,
  linesOfDays,
  outsideCode,
  outsideOf,
  timesheetCan,
  unconfirmed,
} from "./rules"

/** Drafts the bill of days that are on none yet; each is on one bill at most, whoever asks at the same time. */
export async function billTimesheets(context: Context, asked: NewTimesheetBill): Promise<BillRow> {
  const { db, owner, today, now } = context
  const ids = [...new Set(asked.timesheetIds)]
  const asking = await queries.findTimesheets(db, owner, ids)
  foundAll(
    ids,
    asking.map(({ id }) => id),
  )
  // Nobody saves these months meanwhile, nor bills a period of these contracts by hand.
  for (const month of [...new Set(asking.map(({ month }) => month))])
    await queries.lockMonth(db, owner, month)
  const sheets = await queries.lockTimesheets(db, owner, ids)
  for (const id of [...new Set(sheets.map(({ contractId }) => contractId))].sort())
    await lockContract(db, owner, id)
  const [first] = sheets
  if (sheets.some(({ clientId }) => clientId !== first?.clientId))
    invalid([{ path: "timesheetIds", code: "billOfOneClient" }])
  for (const sheet of sheets) if (!timesheetCan.bill(sheet)) await refuse(context, sheet)
  const months = [...new Set(sheets.map(({ month }) => month))]
  const days: DayToBill[] = []
  const open: FieldError[] = []
  const contracts: queries.WorkedContract[] = []
  const taken: { number: string | null }[] = []
  for (const month of months) {
    const worked = await queries.listContractsOf(db, owner, month)
    const rows = await queries.findRows(db, owner, month)
    const billed = await queries.listBilledDays(db, owner, month)
    const periods = await queries.listBilledPeriods(db, owner, month)
    const wanted = new Set(
      sheets.filter((sheet) => sheet.month === month).map(({ contractId }) => contractId),
    )
    await queries.freeDays(
      db,
      owner,
      billed.filter(({ freed }) => freed).map(({ id }) => id),
    )
    const calendar = await calendarOf(context, month, worked)
    open.push(...unconfirmed(sumUp(calendar, rows, today).warnings, asked.confirmed))
    contracts.push(...worked.filter(({ id }) => !contracts.some((one) => one.id === id)))
    const own = rows.filter(({ contract }) => contract !== null && wanted.has(contract))
    taken.push(...own.flatMap((row) => billedDaysOf(row, billed, periods)))
    days.push(
      ...daysToBill(
        own,
        worked,
        (row, day) => billedDaysOf(row, billed, periods).some((one) => one.day === day),
        asked,
      ),
    )
  }
  if (days.length === 0) nothingToBill(taken)
  // A contract may have ended since they were entered.
  const outside = contracts.flatMap((contract) =>
    outsideOf(
      days.filter((one) => one.contract === contract.id).map(({ day }) => day),
      contract,
    ),
  )
  if (outside.length) invalid([{ path: "timesheetIds", code: outsideCode(outside) }])
  if (open.length)
    invalid(open.filter(({ code }, at) => open.findIndex((one) => one.code === code) === at))
  const profile = await findProfile(db, owner)
  const terms = await contractsOf(context, [...new Set(days.map(({ contract }) => contract))])
  const lines = linesOfDays(days, contracts)
  const bill = await draftBill(
    context,
    billOf(lines, terms, days, profile?.vatRegime === "franchise"),
  )
  await queries.addBilledDays(
    db,
    owner,
    bill.id,
    days.map(({ rowId, day, quarters, unitPriceHT }) => ({ rowId, day, quarters, unitPriceHT })),
  )
  for (const sheet of sheets) {
    await queries.addEvent(db, owner, { timesheetId: sheet.id, what: "billed", at: now })
    await handOverBilled(context, sheet)
  }
  return bill
}

/** Why a timesheet cannot be billed; where all of it is billed, on which bills. */
async function refuse({ db, owner }: Context, sheet: queries.TimesheetRow): Promise<never> {
  if (sheet.unit === "month" || sheet.unit === "flat") throw new HttpProblem(409, "notByTime")
  if (sheet.billable > sheet.billed) throw new HttpProblem(409, "timesheetNotApproved")
  const billed = await queries.listBilledDays(db, owner, sheet.month)
  return nothingToBill(
    billed.filter(({ contractId, freed }) => contractId === sheet.contractId && !freed),
  )
}

function nothingToBill(billed: readonly { number: string | null }[]): never {
  const errors = [...new Set(billed.map(billedCode))].map((code) => ({
    ...{ path: "timesheetIds", code },
  }))
  throw new HttpProblem(409, billed.length > 0 ? "nothingToBill" : "nothingWorked", { errors })
}

async function contractsOf(
  { db, owner }: Context,
  ids: readonly string[],
): Promise<BilledContract[]> {
  const contracts = []
  for (const id of ids) {
    const contract = await findContract(db, owner, id)
    const client = contract && (await findClient(db, owner, contract.clientId))
    if (!contract || !client) continue
    contracts.push({
      ...contract,
      clientKind: client.kind,
      clientCountry: client.country,
      clientLanguage: client.language,
    })
  }
  return contracts
}
