import type { MonthChanges, WorkMonth } from "#contract/timesheets"
import type { Day } from "#domain/day"
import { addMonths, type Month } from "#domain/month"
import {
  clear,
  copyMonth,
  fill,
  isByTime,
  isWithin,
  mergeDuplicates,
  monthDays,
  quartersOf,
  sumUp,
  unitOf,
  type WorkRow,
} from "#domain/timesheet"
import { permitted } from "../../access/permitted.rules"
import { type FieldError, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { calendarOf } from "./calendar.commands"
import * as queries from "./queries"
import { billedCode, billedDaysOf, lockOf, shownRow, statusOf, termsOf, weekOf } from "./rules"
import { freeDaysOff } from "./settings.queries"

/** All that is known of a month. */
async function look(context: Pick<Context, "db" | "owner">, month: Month) {
  const { db, owner } = context
  const contracts = await queries.listContractsOf(db, owner, month)
  return {
    contracts,
    calendar: await calendarOf(context, month, contracts),
    saved: await queries.findMonth(db, owner, month),
    rows: await queries.findRows(db, owner, month),
    sheets: await queries.listOfMonth(db, owner, month),
    billedDays: await queries.listBilledDays(db, owner, month),
    billedPeriods: await queries.listBilledPeriods(db, owner, month),
  }
}

type Known = Awaited<ReturnType<typeof look>>

/** A month that was never saved is at version 1, and each save makes it one more. */
const versionOf = ({ saved }: Pick<Known, "saved">) => (saved ? saved.version : 1)

/** The month as it stands: each contract in force has a row, though nothing was entered yet. */
export async function showMonth(context: Context, month: Month): Promise<WorkMonth> {
  const known = await look(context, month)
  const { contracts, calendar, rows, sheets, billedDays, billedPeriods } = known
  const ofContract = (id: string | null) => contracts.find((one) => one.id === id)
  const sums = sumUp(calendar, rows, context.today)
  const unsaved = contracts
    .filter(({ id, inForce }) => inForce && !rows.some(({ contract }) => contract === id))
    .map(({ id }) => ({
      id: null,
      contract: id,
      kind: "billable" as const,
      activity: "",
      days: {},
    }))
  return {
    month,
    version: versionOf(known),
    zone: calendar.zone,
    days: monthDays(calendar),
    rows: [
      ...rows.map((row) =>
        shownRow(
          row,
          ofContract(row.contract),
          lockOf(row, sheets),
          billedDaysOf(row, billedDays, billedPeriods),
        ),
      ),
      ...unsaved.map((row) => shownRow(row, ofContract(row.contract), lockOf(row, sheets), [])),
    ],
    contracts: contracts.map((contract) => {
      const sheet = sheets.find(({ contractId }) => contractId === contract.id)
      return {
        id: contract.id,
        title: contract.title,
        clientName: contract.clientName,
        unit: contract.unit,
        startDate: contract.startDate,
        runsUntil: contract.runsUntil,
        hoursPerDay: termsOf(contract).hoursPerDay ?? 0,
        timesheetId: sheet?.id ?? null,
        status: sheet ? statusOf(sheet) : null,
      }
    }),
    ...sums,
    can: permitted(context.rights, { change: "timesheets.edit" }),
  }
}

interface ReadRow extends WorkRow {
  id: string | null
}

/**
 * Saves the whole month, at the version that its author read. Asked twice, the second time finds it as it is. What is
 * handed over, approved or billed stays; nothing is saved where a cell is refused.
 */
export async function saveMonth(
  context: Context,
  month: Month,
  changes: MonthChanges,
): Promise<WorkMonth> {
  const { db, owner } = context
  const locked = found(await queries.lockMonth(db, owner, month))
  const known = await look(context, month)
  const typed = readRows(known, month, changes)
  if (changes.version !== locked.version) {
    if (!changes.fill && !changes.add && isSame(known.rows, typed)) return showMonth(context, month)
    stale(await showMonth(context, month))
  }
  const all = await filled(context, known, typed, changes)
  // What is filled leaves out what is billed already; what is typed there is refused.
  const wanted = changes.fill ? all.map((row) => withoutBilled(known, row)) : all
  refuseLocked(known, wanted)
  await queries.freeDays(
    db,
    owner,
    known.billedDays.filter(({ freed }) => freed).map(({ id }) => id),
  )
  await write(context, locked.id, known, wanted)
  await freeDaysOff(db, owner, noLongerOff(known.rows, wanted))
  await keepTimesheets(context, month, known, wanted)
  await queries.countSave(db, owner, locked.id)
  return showMonth(context, month)
}

/** The days on which time off was entered, and is none any more. */
function noLongerOff(before: readonly WorkRow[], after: readonly WorkRow[]): Day[] {
  const off = (rows: readonly WorkRow[]) =>
    new Set(rows.flatMap(({ kind, days }) => (kind === "timeOff" ? Object.keys(days) : [])))
  const left = off(after)
  return [...off(before)].filter((day) => !left.has(day))
}

/** What was typed, in quarters; all that is wrong with it is refused at once, each at its cell. */
function readRows(known: Known, month: Month, { rows, add, addActivity }: MonthChanges): ReadRow[] {
  const errors: FieldError[] = []
  const check = (
    row: { contractId: string | null; kind: WorkRow["kind"] },
    path: string,
  ): Known["contracts"][number] | undefined => {
    const contract = known.contracts.find(({ id }) => id === row.contractId)
    const isOwn = row.kind === "timeOff" || row.kind === "sickLeave"
    if (row.contractId && isOwn) errors.push({ path, code: "absenceOfContract" })
    else if (row.contractId && !contract) errors.push({ path, code: "contractNotInForce" })
    else if (!row.contractId && row.kind === "billable") errors.push({ path, code: "required" })
    return contract
  }
  const read = rows.map((row, at): ReadRow => {
    // Someone else's row, or one of another month, is told apart from none by nobody.
    if (row.id) found(known.rows.find(({ id }) => id === row.id))
    const contract = check(row, `rows[${at}].contractId`)
    const terms = contract && termsOf(contract)
    const kept = row.id && keptIn(known, row.id)
    const days: Record<Day, number> = {}
    for (const [day, text] of Object.entries(row.days)) {
      const path = `rows[${at}].days.${day}`
      const quarters = quartersOf(text ?? "", unitOf(contract))
      if (typeof quarters === "string") errors.push({ path, code: quarters })
      else if (quarters === 0) continue
      else if (!day.startsWith(month)) errors.push({ path, code: "outsideMonth" })
      // What is handed over or billed stays, though its contract has ended since.
      else if (terms && !isWithin(day, terms) && !(kept && kept[day] === quarters))
        errors.push({ path, code: "outsideContract" })
      else days[day] = quarters
    }
    return {
      id: row.id,
      contract: row.contractId,
      kind: row.kind,
      activity: row.activity ?? "",
      days,
    }
  })
  if (add) {
    const [kind, contractId = null] = add.split(":") as [WorkRow["kind"], string?]
    check({ kind, contractId }, "add")
    read.push({ id: null, contract: contractId, kind, activity: addActivity ?? "", days: {} })
  }
  if (errors.length) invalid(errors)
  return read
}

/** The days of a row that may not change now. */
function keptIn(known: Known, rowId: string): Record<Day, number> {
  const row = known.rows.find(({ id }) => id === rowId)
  if (!row) return {}
  if (lockOf(row, known.sheets)) return row.days
  const billed = billedDaysOf(row, known.billedDays, known.billedPeriods)
  return Object.fromEntries(billed.map(({ day }) => [day, row.days[day] ?? 0]))
}

/** What is typed, after what was asked for besides: its empty cells filled, or emptied, or rows made one. */
async function filled(
  { db, owner }: Context,
  known: Known,
  typed: ReadRow[],
  { fill: asked }: MonthChanges,
): Promise<ReadRow[]> {
  if (!asked) return typed
  const { calendar, contracts, sheets } = known
  const [what, at] = asked.split(":")
  const filling = {
    ...calendar,
    weeks: Object.fromEntries(contracts.map((contract) => [contract.id, weekOf(contract)])),
    isLocked: (row: WorkRow, day: Day) =>
      lockOf(row, sheets) !== null || isBilled(known, (row as ReadRow).id, day),
  }
  const withIds = (rows: readonly WorkRow[]): ReadRow[] =>
    rows.map((row, place) => ({ ...row, id: typed[place]?.id ?? null }))
  switch (what) {
    case "row":
      return withIds(fill(filling, typed, Number(at)))
    case "month":
      return withIds(fill(filling, typed))
    case "copy": {
      const before = await queries.findRows(db, owner, addMonths(calendar.month, -1))
      return withIds(copyMonth(filling, typed, before))
    }
    case "clear":
      return withIds(clear(filling, typed))
    case "merge":
      return merged(typed, known)
    default:
      return typed.filter((_, place) => place !== Number(at))
  }
}

/** Rows that say the same made one: the one that is on a bill stays, where one is. */
function merged(typed: ReadRow[], known: Known): ReadRow[] {
  const rows = mergeDuplicates(typed).map(({ from, ...row }): ReadRow => {
    const ids = from.flatMap((at) => typed[at]?.id ?? [])
    const billed = ids.find((id) => known.billedDays.some((one) => one.rowId === id && !one.freed))
    return { ...row, id: billed ?? ids[0] ?? null }
  })
  const errors = rows.flatMap((row, at) => {
    const isHours = known.contracts.find(({ id }) => id === row.contract)?.unit === "hour"
    const most = isHours ? 24 : 1
    return Object.entries(row.days)
      .filter(([, quarters]) => quarters > most * 4)
      .map(([day]) => ({ path: `rows[${at}].days.${day}`, code: `tooBig ${most}` }))
  })
  return errors.length ? invalid(errors) : rows
}

const isBilled = ({ billedDays }: Known, rowId: string | null, day: Day) =>
  billedDays.some((one) => !one.freed && one.rowId === rowId && one.day === day)

/** Refuses changes of what was handed over, approved or billed, at the cell, with the bill (409). */
function refuseLocked(known: Known, wanted: readonly ReadRow[]): void {
  const errors: FieldError[] = []
  const codes = new Set<string>()
  const refuse = (code: string, path: string, all = code) => {
    codes.add(all)
    errors.push({ path, code })
  }
  for (const row of known.rows) {
    const at = wanted.findIndex(({ id }) => id === row.id)
    const next = wanted[at]
    const lock = lockOf(row, known.sheets)
    const billed = billedDaysOf(row, known.billedDays, known.billedPeriods)
    const isOther =
      !next ||
      next.contract !== row.contract ||
      next.kind !== row.kind ||
      (lock !== null && next.activity !== row.activity)
    // A row that is to go has no place in what was sent.
    const place = next ? `rows[${at}].contractId` : "rows"
    if (isOther && lock) refuse(lockCodes[lock], place)
    else if (isOther && billed[0]) refuse(billedCode(billed[0]), place, "timesheetBilled")
    if (!next) continue
    for (const day of changedDays(row.days, next.days)) {
      const path = `rows[${at}].days.${day}`
      const bill = billed.find((one) => one.day === day)
      if (bill) refuse(billedCode(bill), path, "timesheetBilled")
      else if (lock) refuse(lockCodes[lock], path)
    }
  }
  wanted.forEach((row, at) => {
    const lock = row.id === null && Object.keys(row.days).length > 0 && lockOf(row, known.sheets)
    if (lock) refuse(lockCodes[lock], `rows[${at}].contractId`)
    for (const { day, period } of daysBilledByHand(known, row))
      refuse(billedCode(period), `rows[${at}].days.${day}`, "timesheetBilled")
  })
  const [code] = codes
  if (code) throw new HttpProblem(409, code, { errors })
}

/** New days of a contract by time that lie in a period which was billed before it was worked day by day. */
function daysBilledByHand({ rows, contracts, billedPeriods }: Known, row: ReadRow) {
  const contract = contracts.find(({ id }) => id === row.contract)
  if (row.kind !== "billable" || !contract || !isByTime(contract)) return []
  const before = rows.find(({ id }) => id === row.id)?.days ?? {}
  return Object.keys(row.days).flatMap((day) => {
    const period = billedPeriods.find(
      (one) =>
        one.contractId === row.contract &&
        !one.freed &&
        one.startDate <= day &&
        one.endDate >= day &&
        !(day in before),
    )
    return period ? [{ day, period }] : []
  })
}

function withoutBilled(known: Known, row: ReadRow): ReadRow {
  const billed = new Set(daysBilledByHand(known, row).map(({ day }) => day))
  const left = Object.entries(row.days).filter(([day]) => !billed.has(day))
  return { ...row, days: Object.fromEntries(left) }
}

const lockCodes = { handedOver: "timesheetHandedOver", approved: "timesheetApproved" }

/** The days whose quarters are others. */
const changedDays = (before: Record<Day, number>, after: Record<Day, number>): Day[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (day) => (before[day] ?? 0) !== (after[day] ?? 0),
  )

const isSameRow = (one: WorkRow, other: WorkRow) =>
  one.contract === other.contract &&
  one.kind === other.kind &&
  one.activity === other.activity &&
  changedDays(one.days, other.days).length === 0

/** Whether what is saved is what is typed; a contract's row in which nothing was typed is none. */
const isSame = (saved: readonly ReadRow[], typed: readonly ReadRow[]): boolean => {
  const kept = typed.filter((row) => !isBlank(row))
  return (
    saved.length === kept.length &&
    saved.every((row, at) => {
      const other = kept[at]
      return other !== undefined && isSameRow(row, other)
    })
  )
}

/** What each contract in force is shown with, as long as nothing is typed in it. */
const isBlank = (row: ReadRow) =>
  row.id === null &&
  row.kind === "billable" &&
  row.activity === "" &&
  Object.keys(row.days).length === 0

async function write(
  { db, owner }: Context,
  monthId: string,
  known: Known,
  wanted: readonly ReadRow[],
): Promise<void> {
  const kept = new Set(wanted.map(({ id }) => id))
  await queries.removeRows(
    db,
    owner,
    known.rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  )
  const rows = wanted.filter((row) => !isBlank(row))
  for (const [position, row] of rows.entries()) {
    const { contract: contractId, kind, activity } = row
    const place = { position, contractId, kind, activity }
    const before = known.rows.find(({ id }) => id === row.id)
    const isMoved = before && (known.rows[position]?.id !== row.id || !isSameRow(before, row))
    if (isMoved) await queries.changeRow(db, owner, before.id, place)
    const id = before?.id ?? found(await queries.addRow(db, owner, { ...place, monthId })).id
    const changed = changedDays(before?.days ?? {}, row.days)
    await queries.changeDays(db, owner, id, {
      gone: changed.filter((day) => before?.days[day]),
      put: changed.flatMap((day) => {
        const quarters = row.days[day]
        return quarters ? [{ day, quarters }] : []
      }),
    })
  }
}

/** Each contract with an activity has its timesheet; a correction of a refused one begins its next edition. */
async function keepTimesheets(
  { db, owner, now }: Context,
  month: Month,
  known: Known,
  wanted: readonly ReadRow[],
): Promise<void> {
  const rowsOf = (rows: readonly ReadRow[], id: string) =>
    rows.filter((row) => row.contract === id && !isBlank(row))
  for (const contract of known.contracts) {
    const [before, after] = [rowsOf(known.rows, contract.id), rowsOf(wanted, contract.id)]
    const sheet = known.sheets.find(({ contractId }) => contractId === contract.id)
    if (after.length && !sheet)
      await queries.ensureTimesheet(db, owner, {
        month,
        contractId: contract.id,
        title: contract.title,
      })
    if (sheet?.answer === "refused" && !sheet.drafting && !isSame(before, after)) {
      await queries.changeTimesheet(db, owner, sheet.id, {
        drafting: true,
        answer: null,
        answeredOn: null,
      })
      await queries.addEvent(db, owner, { timesheetId: sheet.id, what: "corrected", at: now })
    }
  }
  await queries.removeEmptyTimesheets(db, owner, month)
}
