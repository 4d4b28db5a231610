import { createRoute } from "@hono/zod-openapi"
import { createMiddleware } from "hono/factory"
import { z } from "zod"
import { LinkedUnsubscription } from "#contract/notifications"
import type { Env } from "../http/env"
import { area, ok, tooOften } from "../http/operation"
import { pageIn } from "../http/page-in"
import { rateLimit } from "../http/rate-limit"
import { readLinkedUnsubscription, unsubscribe } from "./settings.commands"

/** What whoever holds the link of a mail about notifications may end, without a token. */
export const linkedUnsubscriptions = area()

const held = {
  params: z.object({ about: z.string().max(60), secret: z.string().max(100) }),
}
const limited = rateLimit("unsubscription-link", 120, 60)
/** A mail program that knows no one click opens the address in a browser: that is shown the page of the link. */
const toItsPage = createMiddleware<Env>(async (c, next) => {
  if (!c.req.header("Accept")?.includes("text/html")) return next()
  const held = [c.req.param("about"), c.req.param("secret")]
  const page = held.map((part) => encodeURIComponent(part ?? "")).join("/")
  const { parts, language } = c.var
  return c.redirect(pageIn(`${parts.origin}/unsubscription/${page}`, language), 303)
})
const answers = { ...ok(LinkedUnsubscription), ...tooOften }

linkedUnsubscriptions.openapi(
  createRoute({
    method: "get",
    path: "/{about}/{secret}",
    operationId: "readLinkedUnsubscription",
    description:
      "Which mails the link ends, and whether they are ended; opening it changes nothing. A browser is led to the page that says so.",
    security: [],
    middleware: [limited, toItsPage] as const,
    request: held,
    responses: answers,
  }),
  async (c) => {
    const { about, secret } = c.req.valid("param")
    return c.json(await readLinkedUnsubscription(c.var, about, secret), 200)
  },
)

linkedUnsubscriptions.openapi(
  createRoute({
    method: "post",
    path: "/{about}/{secret}",
    operationId: "unsubscribe",
    description:
      "No more mails of this kind: by the page of the link, or by one click of a mail program (RFC 8058), whose body says nothing else.",
    security: [],
    middleware: limited,
    request: held,
    responses: answers,
  }),
  async (c) => {
    const { about, secret } = c.req.valid("param")
    return c.json(await unsubscribe(c.var, about, secret), 200)
  },
)
