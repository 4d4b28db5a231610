import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { OutboxMessage, OutboxMessageText } from "../../contract/outbox"
import { allowOutside } from "../http/allow"
import { area, ok } from "../http/operation"
import { found } from "../http/problem"
import { listMessages, readMessage } from "./messages"

export const outbox = area()

outbox.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listOutbox",
    description: "Messages that were written down because no mail server is configured.",
    middleware: allowOutside("outbox.see"),
    responses: ok(z.array(OutboxMessage)),
  }),
  async (c) => c.json(await listMessages(c.var.parts.outbox), 200),
)

outbox.openapi(
  createRoute({
    method: "get",
    path: "/{messageId}",
    operationId: "findOutboxMessage",
    middleware: allowOutside("outbox.see"),
    request: { params: z.object({ messageId: z.string().max(100) }) },
    responses: ok(OutboxMessageText),
  }),
  async (c) =>
    c.json(found(await readMessage(c.var.parts.outbox, c.req.valid("param").messageId)), 200),
)
