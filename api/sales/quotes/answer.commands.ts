import type { z } from "zod"
import type { NewQuoteAnswer } from "#contract/quotes"
import { inTransaction } from "../../../database/client"
import { ensure, found } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { addAnswer } from "./edition.queries"
import { addEvent, changeQuote, findQuote, lockQuote } from "./queries"
import { quoteCan } from "./rules"
import { storedEdition } from "./stored-edition.commands"

/** In whose name the answer is written down, by them or by whoever holds a link of theirs. */
type AnswerContext = Omit<Context<"pool" | "files" | "queue">, "db" | "person" | "rights">

/** Writes down what the client said otherwise than by the link: on paper, by e-mail. */
export async function recordAnswer(
  context: AnswerContext,
  quoteId: string,
  given: z.output<typeof NewQuoteAnswer>,
): Promise<void> {
  const { owner, parts } = context
  const quote = found(await inTransaction(parts.pool, owner, (db) => findQuote(db, owner, quoteId)))
  ensure(quoteCan.beSent(quote), "quoteDraft")
  const { edition } = quote
  await answer(context, { quoteId, edition, ...given, byLink: false, address: null })
}

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
export async function answer(context: AnswerContext, given: AnswerInput): Promise<void> {
  const { owner, parts } = context
  const document = found(await storedEdition(parts, owner, given))
  await inTransaction(parts.pool, owner, (db) =>
    keepAnswer({ ...context, db }, given, document.sha256),
  )
}

/** The same in a transaction that there is, of a document that was read. */
export async function keepAnswer(
  { db, owner, parts, now, today }: Omit<AnswerContext, "parts"> & KeepingParts,
  given: AnswerInput,
  sha256: string,
): Promise<void> {
  const { quoteId, edition } = given
  const quote = found(await lockQuote(db, owner, quoteId))
  ensure(quote.answer === null, "quoteAnswered")
  // A next edition is written, or was issued meanwhile: what was read is not what is offered.
  ensure(!quote.drafting && quote.edition === edition, "quoteChanged")
  ensure(!given.byLink || !quoteCan.expire(quote, today), "quoteExpired")
  const added = found(await addAnswer(db, owner, { ...given, answeredAt: now, sha256 }))
  await changeQuote(db, owner, quoteId, { answer: given.answer, answeredOn: today })
  await addEvent(db, owner, { quoteId, what: given.answer, at: now, detail: given.name })
  if (!given.byLink) return
  const wait = await addNotification(db, owner, {
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
  if (wait !== undefined)
    await parts.queue.send(db, "quoteAnswer", { owner, answerId: added.id }, wait)
}

type KeepingParts = Pick<Context<"queue">, "db" | "parts">
