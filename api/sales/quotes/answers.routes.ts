import { createRoute } from "@hono/zod-openapi"
import { NewQuoteAnswer, Quote } from "#contract/quotes"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { allowWithoutTransaction } from "../../access/allow"
import { area, created, idOf, json } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { addNotification } from "../../notifications/queries"
import type { Call } from "../../ports/context"
import { addAnswer } from "./edition.queries"
import { addEvent, changeQuote, findQuote, lockQuote } from "./queries"
import { quoteCan } from "./rules"
import { showQuote } from "./show.commands"
import { storedEdition } from "./stored-edition.commands"

/** What clients say of a quote, and the proof of it. */
export const answers = area()

answers.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/answers",
    operationId: "addQuoteAnswer",
    description:
      "Writes down what the client said otherwise than by the link: on paper, by e-mail.",
    middleware: allowWithoutTransaction("quotes.edit"),
    request: { params: idOf("quoteId"), body: json(NewQuoteAnswer) },
    responses: created(Quote),
  }),
  async (c) => {
    const { owner, inTransaction: inOwn } = c.var
    const { quoteId } = c.req.valid("param")
    const quote = found(await inOwn((db) => findQuote(db, owner, quoteId)))
    ensure(quoteCan.beSent(quote), "quoteDraft")
    await answer(c, owner, {
      quoteId,
      edition: quote.edition,
      ...c.req.valid("json"),
      byLink: false,
      address: null,
    })
    return c.json(await inOwn((db) => showQuote({ ...c.var, db }, quoteId)), 201)
  },
)

interface AnswerInput {
  quoteId: string
  edition: number
  answer: "accepted" | "refused"
  name: string
  reason: string | null
  byLink: boolean
  address: string | null
}

/**
 * Records the answer with what proves it: who, when, from where, and the digest of the very PDF. The document is
 * made before, so that no transaction waits for it. By the link, its owner is told.
 */
export async function answer(c: Call, owner: Owner, given: AnswerInput): Promise<void> {
  const { parts, now, today } = c.var
  const { quoteId, edition } = given
  const document = found(await storedEdition(parts, owner, { quoteId, edition }))
  await inTransaction(parts.pool, owner, async (db) => {
    const quote = found(await lockQuote(db, owner, quoteId))
    ensure(quote.answer === null, "quoteAnswered")
    // A next edition is written, or was issued meanwhile: what was read is not what is offered.
    ensure(!quote.drafting && quote.edition === edition, "quoteChanged")
    ensure(!given.byLink || !quoteCan.expire(quote, today), "quoteExpired")
    const added = found(
      await addAnswer(db, owner, { ...given, answeredAt: now, sha256: document.sha256 }),
    )
    await changeQuote(db, owner, quoteId, { answer: given.answer, answeredOn: today })
    await addEvent(db, owner, { quoteId, what: given.answer, at: now, detail: given.name })
    if (!given.byLink) return
    await addNotification(db, owner, {
      kind: given.answer === "accepted" ? "quoteAccepted" : "quoteRefused",
      causeId: added.id,
      quoteId,
      parameters: {
        number: quote.number ?? "",
        client: quote.clientName,
        name: given.name,
        amount: quote.totalTTC,
        currency: quote.currency,
      },
      createdAt: now,
    })
    await parts.queue.send(db, "quoteAnswer", { owner, answerId: added.id })
  })
}
