import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { BillLink, NewBillLink } from "../../contract/bill-links"
import type { Database } from "../../database/client"
import type { Owner } from "../../domain/owner"
import { allow } from "../http/allow"
import { area, created, idOf, json, ok } from "../http/operation"
import { newSecret, showLink } from "../http/private-links"
import { ensure, found } from "../http/problem"
import { addLink, findOpenLink, listLinks, revokeLink } from "./link-queries"
import { addEvent, changeQuote, findQuote } from "./queries"
import { quoteCan } from "./rules"

/** Private links by which a client reads a quote, and answers it, without an account. */
export const links = area()

const aDay = 86_400_000
/** How long the link of a message can be opened, in days. */
const longest = 365

links.openapi(
  createRoute({
    method: "get",
    path: "/{quoteId}/links",
    operationId: "listQuoteLinks",
    middleware: allow("quotes.see"),
    request: { params: idOf("quoteId") },
    responses: ok(z.array(BillLink)),
  }),
  async (c) => {
    const { owner, db, now, parts } = c.var
    const quote = found(await findQuote(db, owner, c.req.valid("param").quoteId))
    const rows = await listLinks(db, owner, quote.id)
    return c.json(
      rows.map((row) => showLink(row, addressOf(parts.origin, row.secret), now)),
      200,
    )
  },
)

links.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/links",
    operationId: "addQuoteLink",
    middleware: allow("quotes.edit"),
    request: { params: idOf("quoteId"), body: json(NewBillLink) },
    responses: created(BillLink),
  }),
  async (c) => {
    const { owner, db, now, parts } = c.var
    const quote = found(await findQuote(db, owner, c.req.valid("param").quoteId))
    ensure(quoteCan.beSent(quote), "quoteDraft")
    const link = await open(db, owner, quote.id, now, c.req.valid("json").days)
    // The link is how a quote reaches its client.
    if (!quote.sentAt) {
      await changeQuote(db, owner, quote.id, { sentAt: now })
      await addEvent(db, owner, { quoteId: quote.id, what: "sent", at: now })
    }
    return c.json(showLink(link, addressOf(parts.origin, link.secret), now), 201)
  },
)

links.openapi(
  createRoute({
    method: "delete",
    path: "/{quoteId}/links/{linkId}",
    operationId: "revokeQuoteLink",
    description: "The link opens nothing any more, at once and for good.",
    middleware: allow("quotes.edit"),
    request: { params: idOf("quoteId", "linkId") },
    responses: ok(BillLink),
  }),
  async (c) => {
    const { owner, db, now, parts } = c.var
    const { quoteId, linkId } = c.req.valid("param")
    const link = found(await revokeLink(db, owner, quoteId, linkId, now))
    return c.json(showLink(link, addressOf(parts.origin, link.secret), now), 200)
  },
)

/** The address of a link that opens the quote for at least a month: one that there is, or a new one. */
export async function linkFor(
  db: Database,
  owner: Owner,
  quote: { id: string },
  { origin, now, language }: { origin: string; now: Date; language: "fr" | "en" },
): Promise<string> {
  const known = await findOpenLink(db, owner, quote.id, new Date(now.getTime() + 30 * aDay))
  const { secret } = known ?? (await open(db, owner, quote.id, now, longest))
  return `${addressOf(origin, secret)}${language === "en" ? "?lang=en" : ""}`
}

async function open(db: Database, owner: Owner, quoteId: string, now: Date, days: number) {
  const expiresAt = new Date(now.getTime() + days * aDay)
  return found(
    await addLink(db, owner, { quoteId, secret: newSecret(), createdAt: now, expiresAt }),
  )
}

const addressOf = (origin: string, secret: string) => `${origin}/quote/${secret}`
