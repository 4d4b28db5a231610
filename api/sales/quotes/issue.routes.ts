import { createRoute } from "@hono/zod-openapi"
import { Quote, QuoteIssue } from "#contract/quotes"
import { formatBillNumber } from "#domain/bill-number"
import { addDays, yearOf } from "#domain/day"
import { allow } from "../../access/allow"
import { area, idOf, json, ok } from "../../http/operation"
import { ensure, found, HttpProblem, stale } from "../../http/problem"
import { findStart, lockSeries } from "../numbering/queries"
import { addEdition } from "./edition.queries"
import { prepare } from "./freezing.commands"
import { addEvent, changeQuote, findLines, lockQuote, nextSeriesNumber } from "./queries"
import { quoteCan, quoteSeriesName } from "./rules"
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
    const { owner, db, today, now } = c.var
    const quote = found(await lockQuote(db, owner, c.req.valid("param").quoteId))
    ensure(quoteCan.issue(quote), "quoteIssued")
    if (quote.version !== c.req.valid("json").version) stale(await showQuote(c.var, quote.id))
    const lines = await findLines(db, owner, quote.id)
    const year = quote.year ?? yearOf(today)
    const before = await prepare(c.var, quote, lines)
    if (before.missing.length)
      throw new HttpProblem(409, "quoteIncomplete", {
        errors: before.missing.map(({ where, path, code }) => ({ path: `${where}.${path}`, code })),
      })
    await lockSeries(db, owner, quoteSeriesName)
    const first = (await findStart(db, owner, quoteSeriesName, year)) ?? 1
    const sequence = quote.sequence ?? (await nextSeriesNumber(db, owner, year, first))
    const number = formatBillNumber({ series: quoteSeriesName, year, rank: sequence })
    const edition = quote.edition + 1
    const snapshot = { ...before.frozen, number }
    await changeQuote(db, owner, quote.id, {
      year,
      sequence,
      number,
      edition,
      drafting: false,
      releaseDate: today,
      validUntil: addDays(today, quote.validDays),
      sentAt: null,
    })
    await addEdition(db, owner, { quoteId: quote.id, edition, snapshot, frozenAt: now })
    const detail = edition > 1 ? `${number} · ${edition}` : number
    await addEvent(db, owner, { quoteId: quote.id, what: "issued", at: now, detail })
    return c.json(await showQuote(c.var, quote.id), 200)
  },
)
