import { createRoute } from "@hono/zod-openapi"
import { Outcome, Selection } from "#contract/selection"
import {
  NewTask,
  NewTaskItems,
  Task,
  TaskBulk,
  TaskChanges,
  TaskDetails,
  TaskEvent,
  TaskEventFilter,
  TaskFilter,
  TaskItemChanges,
  TaskPlace,
} from "#contract/tasks"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { listEvents } from "./events.queries"
import { addItems, changeItem, makeTaskOfItem, removeItem } from "./items.commands"
import { moveTask } from "./places.commands"
import { exportedTask, exportedTasks, showEvent, showTask } from "./rules"
import { showTaskDetails } from "./task-details.commands"
import { addTask, changeTask, changeTasks, removeTasks } from "./tasks.commands"
import * as queries from "./tasks.queries"

export const tasks = area()

tasks.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listTasks",
    description: "Of all projects: what is urgent first, then what is due first.",
    middleware: allow("projects.see"),
    request: { query: TaskFilter },
    responses: listed(Task),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listTasks(db, owner, filter, today)
    return c.json(
      answerPage(c, filter, rows, count, (row) => showTask(row, today)),
      200,
    )
  },
)

tasks.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportTasks",
    middleware: allow("projects.export"),
    request: { query: TaskFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const rows = await queries.exportTasks(db, owner, c.req.valid("query"), today)
    await recordExport(c.var, "projects")
    return answerCsv(
      c,
      "tasks",
      exportedTasks,
      rows.map(({ description: _, ...row }) => exportedTask(row, today)),
    )
  },
)

tasks.openapi(
  createRoute({
    method: "get",
    path: "/{taskId}",
    operationId: "findTask",
    middleware: allow("projects.see"),
    request: { params: idOf("taskId") },
    responses: ok(TaskDetails),
  }),
  async (c) => c.json(await showTaskDetails(c.var, c.req.valid("param").taskId), 200),
)

tasks.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addTask",
    description:
      "At the end of a column. Tags that there are none of are made; 409 where the column refuses more than its limit.",
    middleware: allow("projects.create"),
    request: { body: json(NewTask) },
    responses: created(TaskDetails),
  }),
  async (c) => c.json(await addTask(c.var, c.req.valid("json")), 201),
)

tasks.openapi(
  createRoute({
    method: "put",
    path: "/{taskId}",
    operationId: "changeTask",
    middleware: allow("projects.edit"),
    request: { params: idOf("taskId"), body: json(TaskChanges) },
    responses: ok(TaskDetails),
  }),
  async (c) =>
    c.json(await changeTask(c.var, c.req.valid("param").taskId, c.req.valid("json")), 200),
)

tasks.openapi(
  createRoute({
    method: "put",
    path: "/{taskId}/place",
    operationId: "moveTask",
    description:
      "Moves a task next to the neighbours that the caller saw: after `afterId` if that is still there, else before `beforeId`, else to the end; without an `afterId` to the top. 409, with count and limit, where the column refuses more. It makes no open form stale.",
    middleware: allow("projects.edit"),
    request: { params: idOf("taskId"), body: json(TaskPlace) },
    responses: ok(TaskDetails),
  }),
  async (c) => c.json(await moveTask(c.var, c.req.valid("param").taskId, c.req.valid("json")), 200),
)

tasks.openapi(
  createRoute({
    method: "post",
    path: "/changes",
    operationId: "changeTasks",
    description:
      "One change of several tasks: a column to whose end they go, a priority, one more tag, or whether they are put away. 404, and nothing changed, where one of the ids is not there.",
    middleware: allow("projects.edit"),
    request: { body: json(TaskBulk) },
    responses: ok(Outcome),
  }),
  async (c) => c.json(await changeTasks(c.var, c.req.valid("json")), 200),
)

tasks.openapi(
  createRoute({
    method: "get",
    path: "/{taskId}/events",
    operationId: "listTaskEvents",
    description: "What became of a task, the newest first: it is only added to.",
    middleware: allow("projects.see"),
    request: { params: idOf("taskId"), query: TaskEventFilter },
    responses: listed(TaskEvent),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { id } = found(await queries.findTask(db, owner, c.req.valid("param").taskId))
    const { rows, count } = await listEvents(db, owner, id, filter)
    return c.json(answerPage(c, filter, rows, count, showEvent), 200)
  },
)

tasks.openapi(
  createRoute({
    method: "post",
    path: "/{taskId}/items",
    operationId: "addTaskItems",
    description: "Adds steps to a task, one a line; a task has a hundred at most.",
    middleware: allow("projects.edit"),
    request: { params: idOf("taskId"), body: json(NewTaskItems) },
    responses: created(TaskDetails),
  }),
  async (c) =>
    c.json(await addItems(c.var, c.req.valid("param").taskId, c.req.valid("json").text), 201),
)

tasks.openapi(
  createRoute({
    method: "put",
    path: "/{taskId}/items/{itemId}",
    operationId: "changeTaskItem",
    middleware: allow("projects.edit"),
    request: { params: idOf("taskId", "itemId"), body: json(TaskItemChanges) },
    responses: ok(TaskDetails),
  }),
  async (c) => {
    const { taskId, itemId } = c.req.valid("param")
    return c.json(await changeItem(c.var, taskId, itemId, c.req.valid("json")), 200)
  },
)

tasks.openapi(
  createRoute({
    method: "delete",
    path: "/{taskId}/items/{itemId}",
    operationId: "removeTaskItem",
    middleware: allow("projects.edit"),
    request: { params: idOf("taskId", "itemId") },
    responses: gone,
  }),
  async (c) => {
    const { taskId, itemId } = c.req.valid("param")
    await removeItem(c.var, taskId, itemId)
    return c.body(null, 204)
  },
)

tasks.openapi(
  createRoute({
    method: "post",
    path: "/{taskId}/items/{itemId}/task",
    operationId: "makeTaskOfItem",
    description: "A step becomes a task of its own, at the end of the same column.",
    middleware: allow("projects.create"),
    request: { params: idOf("taskId", "itemId") },
    responses: created(TaskDetails),
  }),
  async (c) => {
    const { taskId, itemId } = c.req.valid("param")
    return c.json(await makeTaskOfItem(c.var, taskId, itemId), 201)
  },
)

tasks.openapi(
  createRoute({
    method: "delete",
    path: "/{taskId}",
    operationId: "removeTask",
    middleware: allow("projects.delete"),
    request: { params: idOf("taskId") },
    responses: gone,
  }),
  async (c) => {
    await removeTasks(c.var, [c.req.valid("param").taskId])
    return c.body(null, 204)
  },
)

tasks.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeTasks",
    description: "404, and nothing removed, where one of the ids is not there.",
    middleware: allow("projects.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => c.json(await removeTasks(c.var, c.req.valid("json").ids), 200),
)

tasks.openapi(
  createRoute({
    method: "post",
    path: "/{taskId}/restoration",
    operationId: "restoreTask",
    description:
      "Brings back what was removed; where its column is gone meanwhile, in the first of its board.",
    middleware: allow("projects.delete"),
    request: { params: idOf("taskId") },
    responses: ok(TaskDetails),
  }),
  async (c) => {
    const { taskId } = c.req.valid("param")
    await restoreRemoved(c.var.db, "tasks", taskId)
    return c.json(await showTaskDetails(c.var, taskId), 200)
  },
)
