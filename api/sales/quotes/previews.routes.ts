import { createRoute } from "@hono/zod-openapi"
import { BillPreview } from "#contract/bills"
import { NewQuote } from "#contract/quotes"
import type { Database } from "../../../database/client"
import { allowWithoutTransaction } from "../../access/allow"
import { area, idOf, json, ok } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { drawDraft } from "../../paper/document"
import type { Call } from "../../ports/context"
import { priceBill } from "../bills/rules"
import { checkDraft } from "../documents/draft.commands"
import { withPictures } from "../documents/freezing.rules"
import { prepare, type QuoteContent } from "./freezing.commands"
import { findQuote } from "./queries"
import { quoteCan } from "./rules"

export const previews = area()

previews.openapi(
  createRoute({
    method: "post",
    path: "/previews",
    operationId: "previewNewQuote",
    description: "Draws what is typed as it would stand on paper; nothing is saved.",
    middleware: allowWithoutTransaction("quotes.create"),
    request: { body: json(NewQuote) },
    responses: ok(BillPreview),
  }),
  async (c) => {
    const blank = { number: null, edition: 0, currency: "EUR" }
    return c.json(await draw(c, c.req.valid("json"), async () => blank), 200)
  },
)

previews.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/previews",
    operationId: "previewQuote",
    description: "Draws the quote with what is typed in it; nothing is saved.",
    middleware: allowWithoutTransaction("quotes.edit"),
    request: { params: idOf("quoteId"), body: json(NewQuote) },
    responses: ok(BillPreview),
  }),
  async (c) => {
    const { quoteId } = c.req.valid("param")
    const known = async (db: Database) => {
      const quote = found(await findQuote(db, c.var.owner, quoteId))
      ensure(quoteCan.change(quote), "quoteAccepted")
      return quote
    }
    return c.json(await draw(c, c.req.valid("json"), known), 200)
  },
)

async function draw(
  c: Call,
  typed: NewQuote,
  find: (db: Database) => Promise<Pick<QuoteContent, "number" | "edition" | "currency">>,
): Promise<BillPreview> {
  const { owner, parts, inTransaction } = c.var
  const { frozen } = await inTransaction(async (db) => {
    const { number, edition, currency } = await find(db)
    const priced = priceBill(typed, await checkDraft({ owner, db }, typed), null)
    const offered = { ...typed, ...priced, number, edition, currency, drafting: true }
    return prepare({ ...c.var, db }, { ...offered, releaseDate: null }, priced.lines)
  })
  return { svg: await drawDraft(await withPictures(parts.files, frozen)) }
}
