import { createRoute } from "@hono/zod-openapi"
import {
  NewRecurringTask,
  RecurringTask,
  RecurringTaskChanges,
  RecurringTaskDetails,
  RecurringTaskFilter,
} from "#contract/recurring-tasks"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { addRecurringTask, changeRecurringTask, showRecurringTask } from "./commands"
import * as queries from "./queries"
import { shown } from "./rules"

export const recurringTasks = area()

recurringTasks.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listRecurringTasks",
    middleware: allow("projects.see"),
    request: { query: RecurringTaskFilter },
    responses: listed(RecurringTask),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listRecurringTasks(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, shown), 200)
  },
)

recurringTasks.openapi(
  createRoute({
    method: "get",
    path: "/{recurringTaskId}",
    operationId: "findRecurringTask",
    middleware: allow("projects.see"),
    request: { params: idOf("recurringTaskId") },
    responses: ok(RecurringTaskDetails),
  }),
  async (c) => c.json(await showRecurringTask(c.var, c.req.valid("param").recurringTaskId), 200),
)

recurringTasks.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addRecurringTask",
    description:
      "A task that is made again by itself, on the days of a rule or so long after the one before was done.",
    middleware: allow("projects.create"),
    request: { body: json(NewRecurringTask) },
    responses: created(RecurringTaskDetails),
  }),
  async (c) => {
    const id = await addRecurringTask(c.var, c.req.valid("json"))
    return c.json(await showRecurringTask(c.var, id), 201)
  },
)

recurringTasks.openapi(
  createRoute({
    method: "put",
    path: "/{recurringTaskId}",
    operationId: "changeRecurringTask",
    description: "What was made before stays as it is; no day is made twice.",
    middleware: allow("projects.edit"),
    request: { params: idOf("recurringTaskId"), body: json(RecurringTaskChanges) },
    responses: ok(RecurringTaskDetails),
  }),
  async (c) => {
    const { recurringTaskId } = c.req.valid("param")
    await changeRecurringTask(c.var, recurringTaskId, c.req.valid("json"))
    return c.json(await showRecurringTask(c.var, recurringTaskId), 200)
  },
)

recurringTasks.openapi(
  createRoute({
    method: "delete",
    path: "/{recurringTaskId}",
    operationId: "removeRecurringTask",
    description: "The tasks that it made stay.",
    middleware: allow("projects.delete"),
    request: { params: idOf("recurringTaskId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removeRecurringTask(db, owner, c.req.valid("param").recurringTaskId))
    return c.body(null, 204)
  },
)

recurringTasks.openapi(
  createRoute({
    method: "post",
    path: "/{recurringTaskId}/restoration",
    operationId: "restoreRecurringTask",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("projects.delete"),
    request: { params: idOf("recurringTaskId") },
    responses: ok(RecurringTaskDetails),
  }),
  async (c) => {
    const { recurringTaskId } = c.req.valid("param")
    await restoreRemoved(c.var.db, "recurring_tasks", recurringTaskId)
    return c.json(await showRecurringTask(c.var, recurringTaskId), 200)
  },
)
