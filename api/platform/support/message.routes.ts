import { createRoute } from "@hono/zod-openapi"
import { SupportMessage } from "#contract/users"
import { bearerIfAny } from "../../access/authenticate"
import { area, gone, json, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { writeToSupport } from "./message.commands"

/** What may be called without a token (specification §7). */
export const support = area()

support.openapi(
  createRoute({
    method: "post",
    path: "/support-message",
    operationId: "addSupportMessage",
    description:
      "A message to those who run this installation; also for people who are suspended or cannot sign in. Five in ten minutes from one person, or from one address where nobody is signed in. The header `Support-Reference` says what it is called by; a receipt is mailed, three a day to one address.",
    security: [],
    middleware: rateLimit("support-message", 5, 600, bearerIfAny),
    request: { body: json(SupportMessage) },
    responses: { ...gone, ...tooOften },
  }),
  async (c) => {
    const { parts, requestId, now, language } = c.var
    const person = await bearerIfAny(c)
    const writing = { parts, requestId, person, now, language }
    c.header("Support-Reference", await writeToSupport(writing, c.req.valid("json")))
    return c.body(null, 204)
  },
)
