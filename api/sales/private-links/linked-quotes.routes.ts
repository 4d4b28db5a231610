import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedQuote, LinkedQuoteAnswer } from "#contract/quotes"
import { privateFile } from "../../http/file-headers"
import { area, created, download, json, ok, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { answerLinkedQuote, readLinkedEdition, readLinkedQuote } from "./linked-quote.commands"

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
  async (c) => c.json(await readLinkedQuote(c.var, c.req.valid("param").secret), 200),
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
    const { bytes, number } = await readLinkedEdition(c.var, c.req.valid("param").secret)
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", `${number}.pdf`))
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
    const { secret } = c.req.valid("param")
    const address = c.req.header("x-forwarded-for")?.slice(0, 100) || null
    return c.json(await answerLinkedQuote(c.var, secret, c.req.valid("json"), address), 201)
  },
)
