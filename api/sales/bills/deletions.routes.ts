import { createRoute } from "@hono/zod-openapi"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { removeDrafts } from "./removal.commands"

/** What is removed of several bills at once. */
export const deletions = area()

deletions.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeBills",
    description:
      "Removes drafts; issued bills are refused, and drafts that are to deduct issued deposits. 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("bills.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => c.json(await removeDrafts(c.var, c.req.valid("json").ids), 200),
)
