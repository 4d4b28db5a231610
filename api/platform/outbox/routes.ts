import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { OutboxFilter, OutboxMessage, OutboxMessageText } from "#contract/outbox"
import { allowWithoutTransaction } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { listMessages, readMessage } from "../../mailer/outbox"

export const outbox = area()

outbox.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listOutbox",
    description: "Messages that were written down because no mail server is configured.",
    middleware: allowWithoutTransaction("outbox.see"),
    request: { query: OutboxFilter },
    responses: listed(OutboxMessage),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await listMessages(c.var.parts.outbox, filter)
    return c.json(
      answerPage(c, filter, rows, count, (message) => message),
      200,
    )
  },
)

outbox.openapi(
  createRoute({
    method: "get",
    path: "/{messageId}",
    operationId: "findOutboxMessage",
    description: "A message that was written down because no mail server is configured.",
    middleware: allowWithoutTransaction("outbox.see"),
    request: { params: z.object({ messageId: z.string().max(100) }) },
    responses: ok(OutboxMessageText),
  }),
  async (c) =>
    c.json(found(await readMessage(c.var.parts.outbox, c.req.valid("param").messageId)), 200),
)
