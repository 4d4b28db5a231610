import { courseOf } from "#domain/contract-renewal"
import type { Day } from "#domain/day"
import type {
  BillSubject,
  ContractSubject,
  DocumentFacts,
  MailSubject,
  MailVariable,
  TimesheetSubject,
} from "#domain/mail-template"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import type { ContractRow } from "../../work/contracts/queries"
import { nextRenewalOf } from "../../work/contracts/rules"
import { listPapersOfBill } from "../../work/timesheets/edition.queries"
import { addEvent as addTimesheetEvent, type TimesheetRow } from "../../work/timesheets/queries"
import { addEvent as addBillEvent } from "../bills/queries"
import type { Reference } from "../documents/email.queries"
import { referenceTo } from "../documents/email.rules"
import { isDisputed, isPaused } from "../late-payment/hold.queries"
import { addEvent as addQuoteEvent } from "../quotes/queries"

const named = ({
  id,
  number,
  clientId,
  clientName,
  totalTTC,
  currency,
  releaseDate,
}: DocumentFacts) => ({
  ...{ id, number, clientId, clientName, totalTTC, currency, releaseDate },
})

export const aboutBill = (
  bill: DocumentFacts & Pick<BillSubject, "kind" | "originId" | "due" | "dueDate">,
): BillSubject => ({
  ...named(bill),
  about: "bill",
  kind: bill.kind,
  originId: bill.originId,
  due: bill.due,
  dueDate: bill.dueDate,
})

export const aboutQuote = (
  quote: DocumentFacts & { edition: number; validUntil: Day | null; depositRate: string | null },
): MailSubject => ({
  ...named(quote),
  about: "quote",
  edition: quote.edition,
  validUntil: quote.validUntil,
  depositRate: quote.depositRate,
})

export const aboutTimesheet = (
  sheet: TimesheetRow,
  reason: string | null = null,
): TimesheetSubject => ({
  about: "timesheet",
  id: sheet.id,
  number: sheet.month,
  clientId: sheet.clientId,
  clientName: sheet.clientName,
  edition: sheet.edition,
  title: sheet.contractTitle,
  month: sheet.month,
  quarters: sheet.billable,
  unit: sheet.unit,
  reason,
})

/** A contract whose renewal comes; nothing where none does. */
export function aboutContract(contract: ContractRow): ContractSubject | undefined {
  const nextRenewal = nextRenewalOf(contract)
  const { id, clientId, clientName, title, reference, runsUntil } = contract
  if (!nextRenewal || !runsUntil) return undefined
  const lastDay = courseOf(contract, runsUntil).deadline ?? runsUntil
  const known = { id, number: reference ?? title, clientId, clientName }
  return { about: "contract", ...known, title, runsUntil, nextRenewal, lastDay }
}

/** The same, with the edition of a quote that it is written about. */
export const referenceOf = (one: MailSubject): Reference & { edition: number | null } => ({
  ...referenceTo(one.about, one.id),
  edition: one.about === "quote" || one.about === "timesheet" ? one.edition : null,
})

/** What one looks for first in a message, and finds beside its words. */
export function factsOf(one: MailSubject): MailVariable[] {
  if (one.about === "quote") return ["number", "amount", "validUntil"]
  if (one.about === "timesheet") return ["month", "days"]
  if (one.about === "contract") return ["title", "day", "nextDay"]
  const isOpen = one.due > 0
  return [
    "number",
    "amount",
    ...(isOpen && one.due < one.totalTTC ? (["due"] as const) : []),
    ...(isOpen && one.dueDate ? (["dueDate"] as const) : []),
  ]
}

/** Whether somebody may be reminded of it: something is due, not disputed, of a client who is not left in peace. */
export async function mayBeReminded(db: Database, owner: Owner, one: MailSubject) {
  if (one.about !== "bill" || one.due <= 0) return false
  return !(await isDisputed(db, owner, one.id)) && !(await isPaused(db, owner, one.clientId))
}

/** The timesheets whose days a bill is of go with it, as their client read them; a reminder goes without. */
export async function papersWith(
  db: Database,
  owner: Owner,
  { billId, purpose }: { billId: string | null; purpose?: string },
) {
  if (!billId || purpose === "reminder") return []
  const papers = await listPapersOfBill(db, owner, billId)
  return papers.map(({ timesheetId, edition, month, reference }) => ({
    ...{ timesheetId, edition },
    name: `${[month, reference]
      .filter(Boolean)
      .join("-")
      .replace(/[^\p{L}\p{N}-]+/gu, "-")}.pdf`,
  }))
}

/** Writes into the history of the bill or the quote what became of a message about it. */
export async function recordEvent(
  db: Database,
  owner: Owner,
  { billId, quoteId, timesheetId }: Reference,
  event: { what: string; at: Date; detail?: string },
): Promise<void> {
  if (billId) await addBillEvent(db, owner, { billId, ...event })
  if (quoteId) await addQuoteEvent(db, owner, { quoteId, ...event })
  // A contract has no history beside its messages.
  if (timesheetId) await addTimesheetEvent(db, owner, { timesheetId, ...event })
}
