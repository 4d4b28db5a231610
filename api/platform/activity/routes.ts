import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { Activity, ActivityFilter, NotedAreaName } from "#contract/notes"
import { Id } from "#contract/values"
import { allowAnyRight } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, listed } from "../../http/operation"
import { findActivity, tell } from "./find.commands"

export const activity = area()

activity.openapi(
  createRoute({
    method: "get",
    path: "/{area}/{recordId}",
    operationId: "listActivity",
    description:
      "What happened on a record and on what belongs to it, the newest first, in the caller's language: notes, files, messages with their fate, its history. Asks for the right to see the record; of others is told what the caller may see.",
    middleware: allowAnyRight(),
    request: { params: z.object({ area: NotedAreaName, recordId: Id }), query: ActivityFilter },
    responses: listed(Activity),
  }),
  async (c) => {
    const { area, recordId } = c.req.valid("param")
    const filter = c.req.valid("query")
    const subject = { area, id: recordId.toLowerCase() }
    const { rows, count } = await findActivity(c.var, subject, filter)
    return c.json(answerPage(c, filter, rows, count, tell(c.var.language, subject)), 200)
  },
)
