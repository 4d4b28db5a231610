import type { Quote, QuoteAnswer, QuoteSummary } from "#contract/quotes"
import type { Day } from "#domain/day"
import { plain, plainLine } from "#domain/decimal"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findDeposits } from "../bills/deposit.queries"
import { listEmails } from "../documents/email.queries"
import { referenceTo, showEmail } from "../documents/email.rules"
import { listAnswers } from "./edition.queries"
import { prepare } from "./preparation.commands"
import { findEvents, findLines, findQuote, type QuoteRow } from "./queries"
import { quoteActs, statusOf } from "./rules"

/** A quote as a list shows it. */
export function summary(row: QuoteRow, today: Day): QuoteSummary {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    number: row.number,
    status: statusOf(row, today),
    clientId: row.clientId,
    clientName: row.clientName,
    releaseDate: row.releaseDate,
    validUntil: row.validUntil,
    currency: row.currency,
    totalHT: row.totalHT,
    totalVat: row.totalVat,
    totalTTC: row.totalTTC,
  }
}

/** The quote, whole, as it stands in this transaction. */
export async function showQuote(context: Context, id: string): Promise<Quote> {
  const { owner, db, today, rights } = context
  const row = found(await findQuote(db, owner, id))
  const lines = await findLines(db, owner, id)
  const { missing, frozen } = await prepare(context, row, lines)
  const answers = await listAnswers(db, owner, id)
  const events = await findEvents(db, owner, id)
  const deposits = row.billId ? await findDeposits(db, owner, row.billId) : []
  const emails = await listEmails(db, owner, referenceTo("quote", id))
  return {
    ...summary(row, today),
    validDays: row.validDays,
    depositRate: plain(row.depositRate),
    paymentDays: row.paymentDays,
    paymentTerms: row.paymentTerms,
    discountRate: plain(row.discountRate),
    discountAmount: row.discountAmount,
    discount: frozen.discount ?? 0,
    note: row.note,
    includeVat: row.includeVat,
    includeLogo: row.includeLogo,
    includeSignature: row.includeSignature,
    lines: lines.map(plainLine),
    vat: frozen.vat,
    edition: row.edition,
    drafting: row.drafting,
    answers: answers.map(showAnswer),
    bill: row.billId ? { id: row.billId, number: row.billNumber } : null,
    deposits: deposits.map(({ id, number }) => ({ id, number })),
    emails: emails.map(showEmail),
    missing: row.drafting ? missing : [],
    events: events.map(({ what, at, detail }) => ({ what, at: at.toISOString(), detail })),
    can: quoteActs(rights, row),
  }
}

type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** An answer as its owner reads it. */
export const showAnswer = ({
  owner: _,
  quoteId: __,
  toldAt: ___,
  answeredAt,
  ...answer
}: AnswerRow): QuoteAnswer => ({ ...answer, answeredAt: answeredAt.toISOString() })
