import { createRoute } from "@hono/zod-openapi"
import {
  FigureFilter,
  FigureTasks,
  TaskStatistics,
  TaskStatisticsFilter,
} from "#contract/task-statistics"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { area, download, idOf, ok } from "../../http/operation"
import { exportStatistics, showFigure, showStatistics } from "./commands"
import { exported } from "./rules"

/** What became of a project's tasks, counted from their history. */
export const taskStatistics = area()

taskStatistics.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}/statistics",
    operationId: "findTaskStatistics",
    description:
      "Flow, lead and cycle time, throughput, what is in progress, burn-down, and estimates against time spent; counted from what happened, by days of Paris as they ended.",
    middleware: allow("projects.see"),
    request: { params: idOf("projectId"), query: TaskStatisticsFilter },
    responses: ok(TaskStatistics),
  }),
  async (c) => {
    const { projectId } = c.req.valid("param")
    return c.json(await showStatistics(c.var, projectId, c.req.valid("query")), 200)
  },
)

taskStatistics.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}/statistics/tasks",
    operationId: "listFigureTasks",
    description: "Exactly the tasks that a figure counted, deleted ones too.",
    middleware: allow("projects.see"),
    request: { params: idOf("projectId"), query: FigureFilter },
    responses: ok(FigureTasks),
  }),
  async (c) => {
    const { projectId } = c.req.valid("param")
    return c.json(await showFigure(c.var, projectId, c.req.valid("query")), 200)
  },
)

taskStatistics.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}/statistics/export",
    operationId: "exportTaskStatistics",
    description: "Each task of the project until the end of the period, with its days.",
    middleware: allow("projects.export"),
    request: { params: idOf("projectId"), query: TaskStatisticsFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { projectId } = c.req.valid("param")
    const rows = await exportStatistics(c.var, projectId, c.req.valid("query"))
    await recordExport(c.var, "projects")
    // Days and minutes are no amounts.
    const written = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === "number" ? String(value) : value,
        ]),
      ),
    ) as Record<(typeof exported)[number]["field"], string | null>[]
    return answerCsv(c, "task-statistics", exported, written)
  },
)
