import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedUnsubscription } from "#contract/notifications"
import { area, ok, tooOften } from "../http/operation"
import { rateLimit } from "../http/rate-limit"
import { readLinkedUnsubscription, unsubscribe } from "./settings.commands"

/** What whoever holds the link of a mail about notifications may end, without a token. */
export const linkedUnsubscriptions = area()

const held = {
  params: z.object({ about: z.string().max(60), secret: z.string().max(100) }),
}
const limited = rateLimit("unsubscription-link", 120, 60)
const answers = { ...ok(LinkedUnsubscription), ...tooOften }

linkedUnsubscriptions.openapi(
  createRoute({
    method: "get",
    path: "/{about}/{secret}",
    operationId: "readLinkedUnsubscription",
    description:
      "Which mails the link ends, and whether they are ended; opening it changes nothing.",
    security: [],
    middleware: limited,
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
