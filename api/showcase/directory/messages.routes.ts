import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { DirectoryMessage, DirectoryStanding, NewDirectoryMessage } from "#contract/directory"
import { OfferDetails } from "#contract/offers"
import { paging } from "#contract/paging"
import { confirmationHolds } from "#domain/availability"
import { addDays } from "#domain/day"
import { allow, allowAnyone } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, gone, idOf, json, listed, ok, tooOften } from "../../http/operation"
import { found } from "../../http/problem"
import { rateLimit } from "../../http/rate-limit"
import { receiveMessage, takeMessage } from "./message.commands"
import * as queries from "./queries"
import { standingOf } from "./rules"

/** Writing to someone of the directory, whose address nobody is shown. */
export const publicMessages = area()

/** How one stands in the directory oneself, and what came by it. */
export const ownDirectory = area()

const show = (row: queries.MessageRow): DirectoryMessage => ({
  ...{ id: row.id, name: row.name, email: row.email, message: row.message, consent: row.consent },
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  offerId: row.offerId,
})

publicMessages.openapi(
  createRoute({
    method: "post",
    path: "/Directory/{handle}/messages",
    operationId: "addDirectoryMessage",
    description:
      "A message to someone of the directory: it reaches them by e-mail, and their answer goes to the sender's address. Five in ten minutes from one address.",
    security: [],
    middleware: [rateLimit("directory-message", 5, 600), allowAnyone()],
    request: {
      params: z.object({ handle: z.string().regex(/^[a-z0-9-]{12,200}$/) }),
      body: json(NewDirectoryMessage),
    },
    responses: { ...gone, ...tooOften },
  }),
  async (c) => {
    const { handle } = c.req.valid("param")
    await receiveMessage(c.var, handle, c.var.language, c.req.valid("json"))
    return c.body(null, 204)
  },
)

ownDirectory.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findDirectoryStanding",
    description:
      "Whether the caller is in the public directory, what is missing, and what would help.",
    middleware: allow("profile.see"),
    responses: ok(DirectoryStanding),
  }),
  async (c) => {
    const { db, owner, today, now } = c.var
    const since = addDays(today, -confirmationHolds)
    const [entry, candidate] = await Promise.all([
      queries.findOwnEntry(db, owner, now),
      queries.findCandidate(db, owner, today, since, now),
    ])
    const handle = entry?.handle ?? null
    return c.json({ handle, ...standingOf(found(candidate)) }, 200)
  },
)

const { limit, after, before } = paging(["createdAt"])

ownDirectory.openapi(
  createRoute({
    method: "get",
    path: "/messages",
    operationId: "listDirectoryMessages",
    description: "What visitors of the caller's public page wrote, the newest first.",
    middleware: allow("profile.see"),
    request: { query: z.object({ limit, after, before }) },
    responses: listed(DirectoryMessage),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listMessages(c.var.db, c.var.owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

ownDirectory.openapi(
  createRoute({
    method: "get",
    path: "/messages/{directoryMessageId}",
    operationId: "findDirectoryMessage",
    middleware: allow("profile.see"),
    request: { params: idOf("directoryMessageId") },
    responses: ok(DirectoryMessage),
  }),
  async (c) => {
    const { directoryMessageId } = c.req.valid("param")
    return c.json(
      show(found(await queries.findMessage(c.var.db, c.var.owner, directoryMessageId))),
      200,
    )
  },
)

ownDirectory.openapi(
  createRoute({
    method: "post",
    path: "/messages/{directoryMessageId}/offer",
    operationId: "takeDirectoryMessage",
    description:
      "Makes a contact and an offer of what a visitor wrote, at their company or at a prospect of their name; asked again, it is the same offer.",
    middleware: allow("offers.create"),
    request: { params: idOf("directoryMessageId") },
    responses: ok(OfferDetails),
  }),
  async (c) =>
    c.json(await takeMessage(c.var, c.req.valid("param").directoryMessageId, c.var.language), 200),
)

ownDirectory.openapi(
  createRoute({
    method: "delete",
    path: "/messages/{directoryMessageId}",
    operationId: "removeDirectoryMessage",
    description: "Deletes a message for good, as its sender may ask.",
    middleware: allow("profile.edit"),
    request: { params: idOf("directoryMessageId") },
    responses: gone,
  }),
  async (c) => {
    const { directoryMessageId } = c.req.valid("param")
    found(await queries.removeMessage(c.var.db, c.var.owner, directoryMessageId))
    return c.body(null, 204)
  },
)
