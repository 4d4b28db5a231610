import { createRoute } from "@hono/zod-openapi"
import { Removal, RemovalFilter, Restored } from "#contract/removals"
import { allowAnyRight } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, gone, idOf, listed, ok } from "../../http/operation"
import { eraseRemoval, findRemoval, listRemovals, restoreRemoval, showRemoval } from "./commands"

export const removals = area()

removals.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listRemovals",
    description:
      "What the caller removed in the last thirty days and may bring back, act by act, the latest first. What was erased for good is not there.",
    // Each area asks for its own right.
    middleware: allowAnyRight(),
    request: { query: RemovalFilter },
    responses: listed(Removal),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await listRemovals(c.var, filter)
    return c.json(answerPage(c, filter, rows, count, showRemoval), 200)
  },
)

removals.openapi(
  createRoute({
    method: "get",
    path: "/{removalId}",
    operationId: "findRemoval",
    middleware: allowAnyRight(),
    request: { params: idOf("removalId") },
    responses: ok(Removal),
  }),
  async (c) => c.json(showRemoval(await findRemoval(c.var, c.req.valid("param").removalId)), 200),
)

removals.openapi(
  createRoute({
    method: "post",
    path: "/{removalId}/restoration",
    operationId: "restoreRemoval",
    description:
      "Brings back everything that one act removed, as it was; 409 where what it belongs to is gone. Answers where its first record is found.",
    middleware: allowAnyRight(),
    request: { params: idOf("removalId") },
    responses: ok(Restored),
  }),
  async (c) => c.json(await restoreRemoval(c.var, c.req.valid("param").removalId), 200),
)

removals.openapi(
  createRoute({
    method: "delete",
    path: "/{removalId}",
    operationId: "eraseRemoval",
    description: "Erases what one act removed, at once and for good.",
    middleware: allowAnyRight(),
    request: { params: idOf("removalId") },
    responses: gone,
  }),
  async (c) => {
    await eraseRemoval(c.var, c.req.valid("param").removalId)
    return c.body(null, 204)
  },
)
