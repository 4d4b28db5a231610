import { createRoute } from "@hono/zod-openapi"
import { BillPreview } from "#contract/bills"
import { NewQuote } from "#contract/quotes"
import { allowWithoutTransaction } from "../../access/allow"
import { area, idOf, json, ok, tooOften } from "../../http/operation"
import { quota } from "../../http/quota"
import { drawQuote } from "./pdf.commands"

export const previews = area()

previews.openapi(
  createRoute({
    method: "post",
    path: "/previews",
    operationId: "previewNewQuote",
    description: "Draws what is typed as it would stand on paper; nothing is saved.",
    middleware: [quota("previews"), allowWithoutTransaction("quotes.create")] as const,
    request: { body: json(NewQuote) },
    responses: { ...ok(BillPreview), ...tooOften },
  }),
  async (c) => c.json(await drawQuote(c.var, c.req.valid("json")), 200),
)

previews.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/previews",
    operationId: "previewQuote",
    description: "Draws the quote with what is typed in it; nothing is saved.",
    middleware: [quota("previews"), allowWithoutTransaction("quotes.edit")] as const,
    request: { params: idOf("quoteId"), body: json(NewQuote) },
    responses: { ...ok(BillPreview), ...tooOften },
  }),
  async (c) => {
    const { quoteId } = c.req.valid("param")
    return c.json(await drawQuote(c.var, c.req.valid("json"), quoteId), 200)
  },
)
