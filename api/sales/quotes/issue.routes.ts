import { createRoute } from "@hono/zod-openapi"
import { Quote, QuoteIssue } from "#contract/quotes"
import { allow } from "../../access/allow"
import { area, idOf, json, ok } from "../../http/operation"
import { ensure } from "../../http/problem"
import { lockQuoteAsKnown } from "./draft.commands"
import { issueQuote } from "./issue.commands"
import { quoteCan } from "./rules"
import { showQuote } from "./show.commands"

export const issuing = area()

issuing.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/issue",
    operationId: "issueQuote",
    description:
      "Freezes the draft as the next edition of the quote, and gives it its number with the first one.",
    middleware: allow("quotes.edit"),
    request: { params: idOf("quoteId"), body: json(QuoteIssue) },
    responses: ok(Quote),
  }),
  async (c) => {
    const { version } = c.req.valid("json")
    const quote = await lockQuoteAsKnown(c.var, c.req.valid("param").quoteId, version, (quote) =>
      ensure(quoteCan.issue(quote), "quoteIssued"),
    )
    await issueQuote(c.var, quote)
    return c.json(await showQuote(c.var, quote.id), 200)
  },
)
