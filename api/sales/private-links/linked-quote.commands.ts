import type { z } from "zod"
import type { LinkedQuote, LinkedQuoteAnswer } from "#contract/quotes"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { found } from "../../http/problem"
import type { ApiParts } from "../../ports/parts"
import { answer } from "../quotes/answer.commands"
import { findEdition, listAnswers } from "../quotes/edition.queries"
import { findQuote, type QuoteRow } from "../quotes/queries"
import { quoteCan } from "../quotes/rules"
import { storedEdition } from "../quotes/stored-edition.commands"
import { findLinkSubject } from "./commands"

/** What is known of whoever holds a link: nothing but the moment. */
interface Visit {
  parts: Pick<ApiParts, "pool" | "files" | "queue">
  now: Date
  today: Day
}

/** The quote that a private link opens, and whether it can be answered. */
export async function readLinkedQuote(visit: Visit, secret: string): Promise<LinkedQuote> {
  const { owner, id } = await findLinkSubject(visit, "quote", secret)
  return show(visit, owner, id)
}

/** Its PDF as it is stored. */
export async function readLinkedEdition(visit: Visit, secret: string) {
  const { owner, id: quoteId } = await findLinkSubject(visit, "quote", secret)
  const { parts } = visit
  const quote = found(await inTransaction(parts.pool, owner, (db) => findQuote(db, owner, quoteId)))
  const { edition } = quote
  const { bytes } = found(await storedEdition(parts, owner, { quoteId, edition }))
  return { bytes, number: quote.number ?? "" }
}

/** Accepts the quote, or refuses it; once, and of the very edition that was read. */
export async function answerLinkedQuote(
  visit: Visit,
  secret: string,
  { agreed: _, ...given }: z.output<typeof LinkedQuoteAnswer>,
  address: string | null,
): Promise<LinkedQuote> {
  const { owner, id: quoteId } = await findLinkSubject(visit, "quote", secret)
  await answer({ ...visit, owner }, { ...given, quoteId, byLink: true, address })
  return show(visit, owner, quoteId)
}

async function show({ parts, today }: Visit, owner: Owner, quoteId: string): Promise<LinkedQuote> {
  const { quote, edition, answers } = await inTransaction(parts.pool, owner, async (db) => {
    const quote = found(await findQuote(db, owner, quoteId))
    return {
      quote,
      edition: found(await findEdition(db, owner, quoteId, quote.edition)),
      answers: await listAnswers(db, owner, quoteId),
    }
  })
  const { snapshot } = edition
  const { sha256 } = found(await storedEdition(parts, owner, { quoteId, edition: quote.edition }))
  const said = answers.find((one) => one.edition === quote.edition)
  return {
    number: quote.number ?? "",
    edition: quote.edition,
    language: snapshot.language,
    sellerName: snapshot.seller.commercialName ?? snapshot.seller.name,
    clientName: snapshot.client.name,
    releaseDate: snapshot.issueDate ?? today,
    validUntil: snapshot.quote.validUntil,
    currency: snapshot.currency,
    lines: snapshot.lines.map(({ serviceName, amountHT }) => ({ serviceName, amountHT })),
    totalHT: snapshot.totalHT,
    totalVat: snapshot.totalVat,
    totalTTC: snapshot.totalTTC,
    includeVat: snapshot.includeVat,
    depositRate: snapshot.quote.depositRate,
    note: snapshot.note,
    sha256,
    state: stateOf(quote, today),
    answer: said
      ? { name: said.name, answeredAt: said.answeredAt.toISOString(), reason: said.reason }
      : null,
  }
}

function stateOf(quote: QuoteRow, today: Day): LinkedQuote["state"] {
  if (quote.drafting) return "changing"
  return quote.answer ?? (quoteCan.expire(quote, today) ? "expired" : "open")
}
