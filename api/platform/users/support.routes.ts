import { createRoute } from "@hono/zod-openapi"
import { SupportMessage } from "#contract/users"
import { bearerIfAny } from "../../access/authenticate"
import { area, gone, json, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { writeToSupport } from "./support.commands"

/** What may be called without a token (specification §7). */
export const support = area()

support.openapi(
  createRoute({
    method: "post",
    path: "/support-message",
    operationId: "addSupportMessage",
    description:
      "A message to those who run this installation; also for people who are suspended or cannot sign in. Five in ten minutes from one address.",
    security: [],
    middleware: rateLimit("support-message", 5, 600),
    request: { body: json(SupportMessage) },
    responses: { ...gone, ...tooOften },
  }),
  async (c) => {
    const { parts, requestId } = c.var
    const person = await bearerIfAny(c)
    await writeToSupport({ parts, requestId, person }, c.req.valid("json"))
    return c.body(null, 204)
  },
)
