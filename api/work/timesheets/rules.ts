import type { NewBill } from "#contract/bills"
import { NewBill as Bill } from "#contract/bills"
import type { Timesheet, TimesheetSummary, WorkMonth } from "#contract/timesheets"
import { type ClientKind, isBusiness } from "#domain/client-kind"
import { termsOn } from "#domain/contract-terms"
import type { Day } from "#domain/day"
import { longestPaymentDays } from "#domain/payment-terms"
import {
  decimalOf,
  isByTime,
  isWithin,
  linesOf,
  type MonthWarning,
  type StandardWeek,
  unitOf,
  usualWeek,
  type WorkLine,
  type WorkRow,
  type WorkTerms,
} from "#domain/timesheet"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { ExportColumn } from "../../export/csv"
import { rangeInWords } from "../contracts/rules"
import { quartersIn } from "./freezing.rules"
import type { SavedRow, TimesheetRow, WorkedContract } from "./queries"

/** The columns of the export, in order. */
export const exported = [
  { field: "month", head: "timesheets.month" },
  { field: "clientName", head: "timesheets.client" },
  { field: "contractTitle", head: "timesheets.contract" },
  { field: "reference", head: "timesheets.reference" },
  { field: "unit", head: "timesheets.unit", values: "contracts.units" },
  { field: "quantity", head: "timesheets.quantity", counts: true },
  { field: "billedQuantity", head: "timesheets.billedQuantity", counts: true },
  { field: "amountHT", head: "timesheets.amountHT" },
  { field: "status", head: "timesheets.state", values: "timesheets.statuses" },
  { field: "answeredOn", head: "timesheets.answeredOn" },
] as const satisfies readonly ExportColumn<keyof TimesheetSummary>[]

/** As a spreadsheet counts. */
export const exportedOf = (summary: TimesheetSummary) => ({
  ...summary,
  quantity: Number(summary.quantity),
  billedQuantity: Number(summary.billedQuantity),
})

/** What a timesheet's state follows from; what is billed and billable is in quarters. */
type StatusFacts = Pick<TimesheetRow, "drafting" | "answer" | "billed" | "billable">

/** The state is never typed: it follows from the edition, its answer and the bills. */
export function statusOf({
  drafting,
  answer,
  billed,
  billable,
}: StatusFacts): TimesheetSummary["status"] {
  if (billed > 0) return billed < billable ? "partlyBilled" : "billed"
  if (drafting) return "draft"
  return answer ?? "handedOver"
}

/** What may be done with a timesheet. */
export const timesheetCan = {
  /** What was refused is corrected, and handed over again. */
  change: ({ drafting, answer }: StatusFacts) => drafting || answer === "refused",
  handOver: (sheet: StatusFacts) => timesheetCan.change(sheet),
  /** Not while a day of it is on a bill. */
  reopen: ({ drafting, billed }: StatusFacts) => !drafting && billed === 0,
  answer: ({ drafting, answer }: StatusFacts) => !drafting && answer === null,
  share: ({ drafting }: StatusFacts) => !drafting,
  bill: (sheet: StatusFacts & Pick<TimesheetRow, "unit" | "needsApproval">) =>
    isByTime(sheet) &&
    sheet.billed < sheet.billable &&
    (!sheet.needsApproval || (!sheet.drafting && sheet.answer === "approved")),
}

export const timesheetActs = (rights: Rights, sheet: TimesheetRow): Timesheet["can"] =>
  permitted(rights, {
    handOver: timesheetCan.handOver(sheet) && "timesheets.edit",
    reopen: timesheetCan.reopen(sheet) && "timesheets.edit",
    answer: timesheetCan.answer(sheet) && "timesheets.edit",
    share: timesheetCan.share(sheet) && "timesheets.edit",
    bill: timesheetCan.bill(sheet) && ["timesheets.edit", "bills.create"],
  })

/** What a contract's time is counted by. */
export const termsOf = (contract: WorkedContract): WorkTerms => ({
  unit: contract.unit,
  startDate: contract.startDate,
  runsUntil: contract.runsUntil,
  hoursPerDay: Number(contract.hoursPerDay),
  zone: contract.zone,
})

export const weekOf = (contract: WorkedContract): StandardWeek =>
  contract.week ?? usualWeek(termsOf(contract))

/** The price of a day of a contract, by the terms that held on it. */
export function priceOn(
  { priceHT, startDate, firstTerms, amendments }: WorkedContract,
  day: Day,
): number {
  const terms = firstTerms && termsOn({ startDate, terms: firstTerms, amendments }, day)
  return terms?.priceHT ?? priceHT
}

/** Why a row may not be changed, by its contract's timesheet. */
export function lockOf(
  row: Pick<WorkRow, "contract">,
  sheets: readonly TimesheetRow[],
): WorkMonth["rows"][number]["lock"] {
  const sheet = sheets.find(({ contractId }) => contractId === row.contract)
  if (!sheet || timesheetCan.change(sheet)) return null
  return sheet.answer === "approved" ? "approved" : "handedOver"
}

interface BilledDay {
  day: Day
  billId: string
  number: string | null
}

/** The days of a row that are on a bill: by themselves, or within a period that was billed by hand. */
export function billedDaysOf(
  row: SavedRow,
  days: readonly (BilledDay & { rowId: string; freed: boolean })[],
  periods: readonly {
    contractId: string
    startDate: Day
    endDate: Day
    billId: string
    number: string | null
    freed: boolean
  }[],
): BilledDay[] {
  if (row.kind !== "billable") return []
  const own = days
    .filter(({ rowId, freed }) => rowId === row.id && !freed)
    .map(({ day, billId, number }) => ({ day, billId, number }))
  const byHand = periods
    .filter(({ contractId, freed }) => contractId === row.contract && !freed)
    .flatMap(({ startDate, endDate, billId, number }) =>
      Object.keys(row.days)
        .filter((day) => day >= startDate && day <= endDate)
        .map((day) => ({ day, billId, number })),
    )
  return [...own, ...byHand].sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** Which bill a day is on; a draft has no number. */
export const billedCode = ({ number }: { number: string | null }): string =>
  number ? `workDayBilled ${number}` : "workDayOnDraft"

/** Days as they travel: "0.5" by day, in the order of the days. */
export const shownDays = (days: Record<Day, number>): Record<Day, string> =>
  Object.fromEntries(
    Object.entries(days)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, quarters]) => [day, decimalOf(quarters)]),
  )

/** What of a timesheet's days is worth how much: all of them, and those that can still be billed. */
export interface Worth {
  amountHT: number
  unbilled: { quarters: number; amountHT: number }
}

/** A timesheet as a list shows it, with what its days are worth. */
export const summaryOf = (row: TimesheetRow, { amountHT, unbilled }: Worth): TimesheetSummary => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  month: row.month,
  status: statusOf(row),
  contractId: row.contractId,
  contractTitle: row.contractTitle,
  reference: row.reference,
  clientId: row.clientId,
  clientName: row.clientName,
  unit: row.unit,
  quantity: decimalOf(row.billable),
  billedQuantity: decimalOf(row.billed),
  amountHT,
  unbilledQuantity: decimalOf(unbilled.quarters),
  unbilledHT: unbilled.amountHT,
  currency: row.currency,
  edition: row.edition,
  answeredOn: row.answeredOn,
})

/** What the days of a contract are worth, each by its own price; those on a bill by what was billed. */
export function amountOf(
  rows: readonly SavedRow[],
  contract: WorkedContract,
  billed: readonly { rowId: string; day: Day; unitPriceHT: number; freed: boolean }[] = [],
): number {
  const of = rows.filter(({ contract: id, kind }) => id === contract.id && kind === "billable")
  const before = new Map(
    billed.filter(({ freed }) => !freed).map((one) => [`${one.rowId} ${one.day}`, one.unitPriceHT]),
  )
  if (!isByTime(contract)) return 0
  return priceOf(
    of.flatMap((row) =>
      Object.entries(row.days).map(([day, quarters]) => ({
        quarters,
        unitPriceHT: before.get(`${row.id} ${day}`) ?? priceOn(contract, day),
      })),
    ),
  )
}

/** What days come to: each price is rounded once, as the lines of a bill are. */
function priceOf(days: readonly { quarters: number; unitPriceHT: number }[]): number {
  const byPrice = new Map<number, number>()
  for (const { quarters, unitPriceHT } of days)
    byPrice.set(unitPriceHT, (byPrice.get(unitPriceHT) ?? 0) + quarters)
  return [...byPrice].reduce(
    (sum, [price, quarters]) => sum + Math.round((price * quarters) / 4),
    0,
  )
}

/** The days that are to be billed, with their prices. */
export interface DayToBill {
  rowId: string
  contract: string
  day: Day
  quarters: number
  unitPriceHT: number
}

/** The days of contracts that are on no bill, from a day to another. */
export function daysToBill(
  rows: readonly SavedRow[],
  contracts: readonly WorkedContract[],
  isBilled: (row: SavedRow, day: Day) => boolean,
  { from, to }: { from: Day | null; to: Day | null },
): DayToBill[] {
  return rows.flatMap((row) => {
    const contract = contracts.find(({ id }) => id === row.contract)
    if (!contract || row.kind !== "billable" || !isByTime(contract)) return []
    return Object.entries(row.days).flatMap(([day, quarters]) =>
      (from && day < from) || (to && day > to) || isBilled(row, day)
        ? []
        : [
            {
              rowId: row.id,
              contract: contract.id,
              day,
              quarters,
              unitPriceHT: priceOn(contract, day),
            },
          ],
    )
  })
}

type Billed = Parameters<typeof billedDaysOf>

/** What the days of a contract are worth, and those of them that are on no bill and within it. */
export function worthOf(
  rows: readonly SavedRow[],
  contract: WorkedContract | undefined,
  billed: (Billed[1][number] & { unitPriceHT: number })[],
  periods: Billed[2],
): Worth {
  if (!contract) return { amountHT: 0, unbilled: { quarters: 0, amountHT: 0 } }
  const left = daysToBill(
    rows.filter((row) => row.contract === contract.id),
    [contract],
    (row, day) =>
      !isWithin(day, termsOf(contract)) ||
      billedDaysOf(row, billed, periods).some((one) => one.day === day),
    { from: null, to: null },
  )
  return {
    amountHT: amountOf(rows, contract, billed),
    unbilled: {
      quarters: left.reduce((sum, { quarters }) => sum + quarters, 0),
      amountHT: priceOf(left),
    },
  }
}

/** The days that are not of a contract, which may have ended since they were entered. */
export const outsideOf = (days: readonly Day[], contract: WorkedContract): Day[] =>
  days.filter((day) => !isWithin(day, termsOf(contract)))

export function outsideCode(days: readonly Day[]): string {
  const sorted = [...days].sort()
  const ends = new Set([sorted[0], sorted.at(-1)])
  return `workOutsideContract ${[...ends].join(" – ")}`
}

/** The lines of those days: one for each contract and price. */
export function linesOfDays(days: readonly DayToBill[], contracts: readonly WorkedContract[]) {
  const priced = new Map(days.map((one) => [`${one.contract} ${one.day}`, one.unitPriceHT]))
  return linesOf(
    days.map(({ contract, day, quarters }) => ({
      ...{ contract, kind: "billable" as const, activity: "" },
      days: { [day]: quarters },
    })),
    Object.fromEntries(contracts.map((contract) => [contract.id, termsOf(contract)])),
    (contract, day) => priced.get(`${contract} ${day}`) ?? 0,
  )
}

/** The terms of a contract, as a bill takes them over. */
export interface BilledContract {
  id: string
  clientId: string
  title: string
  reference: string | null
  unit: "day" | "hour" | "month" | "flat"
  paymentDays: number
  endOfMonth: boolean
  penaltyRate: string | null
  clientKind: ClientKind
  clientCountry: string
  clientLanguage: "fr" | "en"
}

/** What a periodic bill may give at most, from its issue (C. com. L441-10, I). */
const longestPeriodic = 45

/**
 * The draft of those days, by the terms of their contracts. Of several contracts it is a periodic bill (CGI 289, I, 3),
 * due by the shortest of their terms and 45 days at most.
 */
export function billOf(
  lines: readonly WorkLine[],
  contracts: readonly BilledContract[],
  days: readonly DayToBill[],
  isFranchise: boolean,
): NewBill {
  const billed = contracts.filter(({ id }) => lines.some(({ contract }) => contract === id))
  const [first] = billed
  if (!first) throw new Error("nothing is to be billed")
  const isPeriodic = billed.length > 1
  const sorted = days.map(({ day }) => day).sort()
  const toMonthEnd = !isPeriodic && first.endOfMonth && first.paymentDays > 30
  const isCompany = isBusiness(first.clientKind)
  // The franchise charges none (CGI 293 B), nor does who serves a business abroad (CGI 259-1).
  const vatRate = isFranchise || (isCompany && first.clientCountry !== "FR") ? "0" : "20"
  return Bill.parse({
    clientId: first.clientId,
    billingPeriodStart: sorted[0],
    billingPeriodEnd: sorted.at(-1),
    paymentDays: Math.min(
      ...billed.map(({ paymentDays }) => paymentDays),
      isPeriodic ? longestPeriodic : longestPaymentDays,
    ),
    paymentTerms: toMonthEnd ? "endOfMonthAfter45" : "days",
    penaltyRate: first.penaltyRate,
    contractReference: isPeriodic ? null : first.reference,
    includeVat: !isFranchise,
    includePenalty: isCompany,
    includeLogo: true,
    lines: lines.map((line) => {
      const contract = billed.find(({ id }) => id === line.contract) ?? first
      const isOneOf = lines.filter((other) => other.contract === line.contract).length > 1
      return {
        serviceName: contract.title,
        // Of several prices each says of which days it is.
        description: isOneOf ? daysOfLine(line, days, first.clientLanguage) : undefined,
        quantity: line.quantity,
        unit: contract.unit,
        unitPriceHT: line.unitPriceHT,
        vatRate,
      }
    }),
  })
}

/** From which day to which the days of a line are. */
function daysOfLine(line: WorkLine, days: readonly DayToBill[], language: "fr" | "en"): string {
  const own = days
    .filter((one) => one.contract === line.contract && one.unitPriceHT === line.unitPriceHT)
    .map(({ day }) => day)
    .sort()
  const [from = "", to = from] = [own[0], own.at(-1)]
  return rangeInWords(from, to, language)
}

const confirmCodes: Record<MonthWarning, string> = {
  workingDaysExceeded: "confirmWorkingDays",
  duplicateActivity: "confirmDuplicates",
  dayExceeded: "confirmDays",
  offDay: "confirmOffDays",
  future: "confirmFuture",
}

/** What was not confirmed of what is to be said, as errors of the form. */
export const unconfirmed = (
  warnings: readonly MonthWarning[],
  confirmed: readonly MonthWarning[],
) =>
  warnings
    .filter((warning) => !confirmed.includes(warning))
    .map((warning) => ({ path: "confirmed", code: confirmCodes[warning] }))

/** A row as it travels. */
export const shownRow = (
  row: Omit<SavedRow, "id"> & { id: string | null },
  contract: WorkedContract | undefined,
  lock: WorkMonth["rows"][number]["lock"],
  billed: BilledDay[],
): WorkMonth["rows"][number] => ({
  id: row.id,
  contractId: row.contract,
  kind: row.kind,
  activity: row.activity,
  unit: unitOf(contract),
  days: shownDays(row.days),
  total: decimalOf(quartersIn(row.days)),
  lock,
  billed,
})
