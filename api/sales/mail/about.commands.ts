import type { Day } from "#domain/day"
import type { DocumentFacts, MailAbout, MailSubject, MailVariable } from "#domain/mail-template"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { addEvent as addBillEvent } from "../bills/queries"
import type { Reference } from "../documents/email.queries"
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
  bill: DocumentFacts & { due: number; dueDate: Day | null },
): MailSubject => ({
  ...named(bill),
  about: "bill",
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

/** By what a message's row knows what it is about. */
export const referenceTo = (about: MailAbout, id: string): Reference =>
  about === "bill" ? { billId: id, quoteId: null } : { billId: null, quoteId: id }

/** The same, with the edition of a quote that it is written about. */
export const referenceOf = (one: MailSubject): Reference & { edition: number | null } => ({
  ...referenceTo(one.about, one.id),
  edition: one.about === "quote" ? one.edition : null,
})

/** What one looks for first in a message, and finds beside its words. */
export function factsOf(one: MailSubject): MailVariable[] {
  if (one.about === "quote") return ["number", "amount", "validUntil"]
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

/** Writes into the history of the bill or the quote what became of a message about it. */
export async function recordEvent(
  db: Database,
  owner: Owner,
  { billId, quoteId }: Reference,
  event: { what: string; at: Date; detail?: string },
): Promise<void> {
  if (billId) await addBillEvent(db, owner, { billId, ...event })
  if (quoteId) await addQuoteEvent(db, owner, { quoteId, ...event })
}
