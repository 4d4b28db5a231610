import { createRoute } from "@hono/zod-openapi"
import { NewQuoteAnswer, Quote } from "#contract/quotes"
import { allowWithoutTransaction } from "../../access/allow"
import { area, created, idOf, json } from "../../http/operation"
import { recordAnswer } from "./answer.commands"
import { showQuote } from "./show.commands"

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
    const { quoteId } = c.req.valid("param")
    await recordAnswer(c.var, quoteId, c.req.valid("json"))
    const shown = await c.var.inTransaction((db) => showQuote({ ...c.var, db }, quoteId))
    return c.json(shown, 201)
  },
)
