import { createRoute } from "@hono/zod-openapi"
import { MailRelease, Operations } from "#contract/operations"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { giveWord, showOperations } from "./commands"

/** How the installation itself stands, for those who run it. */
export const operations = area()

operations.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findOperations",
    description:
      "How the copies stand: the last one, until when all that was written is safe, the last trial restore, the disk. Late above five minutes.",
    middleware: allow("operations.see"),
    responses: ok(Operations),
  }),
  async (c) => c.json(await showOperations(c.var), 200),
)

operations.openapi(
  createRoute({
    method: "post",
    path: "/mails",
    operationId: "releaseMails",
    description:
      "Sends the messages that wait since a restore, or throws them away: they may have been sent already. 409 where none wait.",
    middleware: allow("operations.edit"),
    request: { body: json(MailRelease) },
    responses: ok(Operations),
  }),
  async (c) => c.json(await giveWord(c.var, c.req.valid("json").choice), 200),
)
