import type { Quote, QuoteAnswer, QuoteSummary } from "#contract/quotes"
import type { Day } from "#domain/day"
import { found } from "../../http/problem"
import type { Env } from "../../ports/context"
import { findDeposits } from "../bills/deposit.queries"
import { plain } from "../bills/rules"
import { listEmails } from "../documents/email.queries"
import { showEmail } from "../documents/email.rules"
import { listAnswers } from "./edition.queries"
import { prepare } from "./freezing.commands"
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

type Scope = Pick<Env["Variables"], "db" | "owner" | "person" | "today" | "rights">

/** The quote, whole, as it stands in this call's transaction. */
export async function showQuote(scope: Scope, id: string): Promise<Quote> {
  const { owner, db, today, rights } = scope
  const row = found(await findQuote(db, owner, id))
  const lines = await findLines(db, owner, id)
  const { missing, frozen } = await prepare(scope, row, lines)
  const answers = await listAnswers(db, owner, id)
  const events = await findEvents(db, owner, id)
  const deposits = row.billId ? await findDeposits(db, owner, row.billId) : []
  const emails = await listEmails(db, owner, { billId: null, quoteId: id })
  return {
    ...summary(row, today),
    validDays: row.validDays,
    depositRate: row.depositRate && plain(row.depositRate),
    paymentDays: row.paymentDays,
    paymentTerms: row.paymentTerms,
    discountRate: row.discountRate && plain(row.discountRate),
    discountAmount: row.discountAmount,
    discount: frozen.discount ?? 0,
    note: row.note,
    includeVat: row.includeVat,
    includeLogo: row.includeLogo,
    includeSignature: row.includeSignature,
    lines: lines.map((line) => ({
      ...line,
      quantity: plain(line.quantity),
      vatRate: plain(line.vatRate),
      discountRate: line.discountRate && plain(line.discountRate),
    })),
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
