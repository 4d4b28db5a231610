import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { LinkedMailing } from "#contract/mailings"
import { area, ok, tooOften } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { answerLinkedQuestion, readLinkedMailing, refuseLinkedMailing } from "./linked.commands"

/** What whoever holds the link of a mailing may see and say, without a token. */
export const linkedMailings = area()

const held = { params: z.object({ secret: z.string().max(100) }) }
const limited = rateLimit("mailing-link", 120, 60)
const answers = { ...ok(LinkedMailing), ...tooOften }

linkedMailings.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedMailing",
    description: "Who wrote the message, and what was answered; opening it changes nothing.",
    security: [],
    middleware: limited,
    request: held,
    responses: answers,
  }),
  async (c) => c.json(await readLinkedMailing(c.var, c.req.valid("param").secret), 200),
)

linkedMailings.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/refusal",
    operationId: "refuseLinkedMailing",
    description:
      "Wants no more mailings: by the page of the link, or by one click of a mail program (RFC 8058), whose body says nothing else.",
    security: [],
    middleware: limited,
    request: held,
    responses: answers,
  }),
  async (c) => c.json(await refuseLinkedMailing(c.var, c.req.valid("param").secret), 200),
)

linkedMailings.openapi(
  createRoute({
    method: "post",
    path: "/{secret}/answer",
    operationId: "answerLinkedQuestion",
    description: "Says yes to the question whether they may be kept; 409 where nothing was asked.",
    security: [],
    middleware: limited,
    request: held,
    responses: answers,
  }),
  async (c) => c.json(await answerLinkedQuestion(c.var, c.req.valid("param").secret), 200),
)
