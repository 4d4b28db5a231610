import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { ProjectFilter } from "#contract/projects"
import { ProjectBudget, ProjectBudgetFilter, ProjectTime } from "#contract/time-entries"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { area, download, idOf, ok } from "../../http/operation"
import { showProjectBudgets } from "./project-budget.commands"
import { listExported, showProjectTime } from "./project-time.commands"
import { exportedProjects } from "./project-time.rules"

export const projectTime = area()

projectTime.openapi(
  createRoute({
    method: "get",
    path: "/budgets",
    operationId: "listProjectBudgets",
    description: "How much of the budgets of the projects that are named their time has used.",
    middleware: allow("projects.see"),
    request: { query: ProjectBudgetFilter },
    responses: ok(z.array(ProjectBudget)),
  }),
  async (c) => {
    const { id } = c.req.valid("query")
    return c.json(await showProjectBudgets(c.var, typeof id === "string" ? [id] : id), 200)
  },
)

projectTime.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportProjects",
    middleware: allow("projects.export"),
    request: { query: ProjectFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const rows = await listExported(c.var, c.req.valid("query"))
    await recordExport(c.var, "projects")
    return answerCsv(c, "projects", exportedProjects, rows)
  },
)

projectTime.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}/time",
    operationId: "findProjectTime",
    description: "What was spent on a project, beside its budget and the estimates of its tasks.",
    middleware: allow("projects.see"),
    request: { params: idOf("projectId") },
    responses: ok(ProjectTime),
  }),
  async (c) => c.json(await showProjectTime(c.var, c.req.valid("param").projectId), 200),
)
