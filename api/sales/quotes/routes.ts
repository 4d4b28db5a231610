import { createRoute } from "@hono/zod-openapi"
import { NewQuote, Quote, QuoteChanges, QuoteFilter, QuoteSummary } from "#contract/quotes"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { ensure, found, foundAll } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { answers } from "./answers.routes"
import { billing } from "./billing.routes"
import { draftQuote, duplicateQuote, lockQuoteAsKnown, rewriteQuote } from "./draft.commands"
import { exported } from "./export.rules"
import { issuing } from "./issue.routes"
import { pdf } from "./pdf.routes"
import { previews } from "./previews.routes"
import * as queries from "./queries"
import { quoteCan } from "./rules"
import { showQuote, summary } from "./show.commands"

export const quotes = area()

quotes.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listQuotes",
    middleware: allow("quotes.see"),
    request: { query: QuoteFilter },
    responses: listed(QuoteSummary),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listQuotes(db, owner, filter, today)
    return c.json(
      answerPage(c, filter, rows, count, (row) => summary(row, today)),
      200,
    )
  },
)

quotes.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportQuotes",
    middleware: allow("quotes.export"),
    request: { query: QuoteFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const rows = await queries.exportQuotes(db, owner, c.req.valid("query"), today)
    await recordExport(c.var, "quotes")
    return answerCsv(
      c,
      "quotes",
      exported,
      rows.map((row) => summary(row, today)),
    )
  },
)

quotes.openapi(
  createRoute({
    method: "get",
    path: "/{quoteId}",
    operationId: "findQuote",
    middleware: allow("quotes.see"),
    request: { params: idOf("quoteId") },
    responses: ok(Quote),
  }),
  async (c) => c.json(await showQuote(c.var, c.req.valid("param").quoteId), 200),
)

quotes.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addQuote",
    middleware: allow("quotes.create"),
    request: { body: json(NewQuote) },
    responses: created(Quote),
  }),
  async (c) => {
    const quote = await draftQuote(c.var, c.req.valid("json"))
    return c.json(await showQuote(c.var, quote.id), 201)
  },
)

quotes.openapi(
  createRoute({
    method: "put",
    path: "/{quoteId}",
    operationId: "changeQuote",
    description:
      "Changes a draft; of what was issued, it begins the draft of a next edition. What was accepted stays.",
    middleware: allow("quotes.edit"),
    request: { params: idOf("quoteId"), body: json(QuoteChanges) },
    responses: ok(Quote),
  }),
  async (c) => {
    const { version, ...typed } = c.req.valid("json")
    const quote = await lockQuoteAsKnown(c.var, c.req.valid("param").quoteId, version, (quote) =>
      ensure(quoteCan.change(quote), "quoteAccepted"),
    )
    await rewriteQuote(c.var, quote, typed)
    return c.json(await showQuote(c.var, quote.id), 200)
  },
)

quotes.openapi(
  createRoute({
    method: "delete",
    path: "/{quoteId}",
    operationId: "removeQuote",
    description: "Removes a draft that was never issued.",
    middleware: allow("quotes.delete"),
    request: { params: idOf("quoteId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const quote = found(await queries.lockQuote(db, owner, c.req.valid("param").quoteId))
    ensure(quoteCan.remove(quote), "quoteIssued")
    await queries.removeQuote(db, owner, quote.id)
    return c.body(null, 204)
  },
)

quotes.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeQuotes",
    description:
      "Removes drafts; issued quotes are refused. 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("quotes.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { ids } = c.req.valid("json")
    const { there, done, kept } = await queries.removeQuotes(db, owner, ids)
    foundAll(ids, there)
    return c.json({ done, refused: kept.map((quote) => ({ ...quote, code: "quoteIssued" })) }, 200)
  },
)

quotes.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/restoration",
    operationId: "restoreQuote",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("quotes.delete"),
    request: { params: idOf("quoteId") },
    responses: ok(Quote),
  }),
  async (c) => {
    const { quoteId } = c.req.valid("param")
    await restoreRemoved(c.var.db, "quotes", quoteId)
    return c.json(await showQuote(c.var, quoteId), 200)
  },
)

quotes.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/duplicates",
    operationId: "duplicateQuote",
    description: "Drafts another quote that offers the same.",
    middleware: allow("quotes.create"),
    request: { params: idOf("quoteId") },
    responses: created(Quote),
  }),
  async (c) => {
    const quote = await duplicateQuote(c.var, c.req.valid("param").quoteId)
    return c.json(await showQuote(c.var, quote.id), 201)
  },
)

quotes.route("/", issuing)
quotes.route("/", answers)
quotes.route("/", billing)
quotes.route("/", pdf)
quotes.route("/", previews)
