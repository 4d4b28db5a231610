import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedQuote, LinkedQuoteAnswer } from "#contract/quotes"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { area, created, download, json, ok, tooOften } from "../../http/operation"
import { found } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import type { Call } from "../../ports/context"
import { findLinkSubject, privateFile } from "../private-links/commands"
import { answer } from "./answers.routes"
import { findEdition, listAnswers } from "./edition.queries"
import { findQuote, type QuoteRow } from "./queries"
import { quoteCan } from "./rules"
import { storedEdition } from "./stored-edition.commands"

/** What whoever holds a private link may read and say, without a token: of one quote. */
export const linkedQuotes = area()

const held = { params: z.object({ secret: z.string().max(100) }) }
const limited = rateLimit("quote-link", 120, 60)

linkedQuotes.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedQuote",
    description: "The quote that a private link opens, and whether it can be answered.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...ok(LinkedQuote), ...tooOften },
  }),
  async (c) => {
    const { owner, id } = await findLinkSubject(c, "quote")
    return c.json(await show(c, owner, id), 200)
  },
)

linkedQuotes.openapi(
  createRoute({
    method: "get",
    path: "/{secret}/pdf",
    operationId: "readLinkedQuotePdf",
    description: "The PDF of the quote that a private link opens.",
    security: [],
    middleware: limited,
    request: held,
    responses: { ...download("application/pdf"), ...tooOften },
  }),
  async (c) => {
    const { owner, id } = await findLinkSubject(c, "quote")
    const { pool } = c.var.parts
    const quote = found(await inTransaction(pool, owner, (db) => findQuote(db, owner, id)))
    const which = { quoteId: id, edition: quote.edition }
    const { bytes } = found(await storedEdition(c.var.parts, owner, which))
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", `${quote.number}.pdf`))
  },
)

linkedQuotes.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/answers",
    operationId: "answerLinkedQuote",
    description:
      "Accepts the quote, or refuses it with a reason; once, and of the very edition that was read.",
    security: [],
    middleware: limited,
    request: { ...held, body: json(LinkedQuoteAnswer) },
    responses: { ...created(LinkedQuote), ...tooOften },
  }),
  async (c) => {
    const { owner, id } = await findLinkSubject(c, "quote")
    const { agreed: _, ...given } = c.req.valid("json")
    await answer(c, owner, {
      ...given,
      quoteId: id,
      byLink: true,
      address: c.req.header("x-forwarded-for")?.slice(0, 100) || null,
    })
    return c.json(await show(c, owner, id), 201)
  },
)

async function show(c: Call, owner: Owner, quoteId: string): Promise<LinkedQuote> {
  const { parts, today } = c.var
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
