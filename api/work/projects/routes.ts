import { createRoute } from "@hono/zod-openapi"
import {
  NewProject,
  Project,
  ProjectBelongings,
  ProjectChanges,
  ProjectDetails,
  ProjectFilter,
  ProjectShelf,
} from "#contract/projects"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import {
  addProject,
  changeProject,
  removeProjects,
  shelveProject,
  showBelongings,
  showDetails,
} from "./commands"
import * as queries from "./queries"
import { showProject } from "./rules"

export const projects = area()

projects.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listProjects",
    middleware: allow("projects.see"),
    request: { query: ProjectFilter },
    responses: listed(Project),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listProjects(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, showProject), 200)
  },
)

projects.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}",
    operationId: "findProject",
    middleware: allow("projects.see"),
    request: { params: idOf("projectId") },
    responses: ok(ProjectDetails),
  }),
  async (c) => c.json(await showDetails(c.var, c.req.valid("param").projectId), 200),
)

projects.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addProject",
    description:
      "Adds a project with its board: urgent, to do, in progress and done, in the caller's language; or with the columns, tasks, tags and steps of another project, whose due dates keep their distance from its start.",
    middleware: allow("projects.create"),
    request: { body: json(NewProject) },
    responses: created(ProjectDetails),
  }),
  async (c) => c.json(await addProject(c.var, c.req.valid("json"), c.var.language), 201),
)

projects.openapi(
  createRoute({
    method: "put",
    path: "/{projectId}",
    operationId: "changeProject",
    middleware: allow("projects.edit"),
    request: { params: idOf("projectId"), body: json(ProjectChanges) },
    responses: ok(ProjectDetails),
  }),
  async (c) =>
    c.json(await changeProject(c.var, c.req.valid("param").projectId, c.req.valid("json")), 200),
)

projects.openapi(
  createRoute({
    method: "put",
    path: "/{projectId}/shelf",
    operationId: "shelveProject",
    description: "Puts a project away, read-only and out of lists, or takes it out again.",
    middleware: allow("projects.edit"),
    request: { params: idOf("projectId"), body: json(ProjectShelf) },
    responses: ok(ProjectDetails),
  }),
  async (c) =>
    c.json(await shelveProject(c.var, c.req.valid("param").projectId, c.req.valid("json")), 200),
)

projects.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}/belongings",
    operationId: "findProjectBelongings",
    description: "What would go with a project, and the time of it that a timesheet holds.",
    middleware: allow("projects.see"),
    request: { params: idOf("projectId") },
    responses: ok(ProjectBelongings),
  }),
  async (c) => c.json(await showBelongings(c.var, c.req.valid("param").projectId), 200),
)

projects.openapi(
  createRoute({
    method: "delete",
    path: "/{projectId}",
    operationId: "removeProject",
    description:
      "Removes a project with its board, its tasks and their history. 409 where a timesheet holds time of it.",
    middleware: allow("projects.delete"),
    request: { params: idOf("projectId") },
    responses: gone,
  }),
  async (c) => {
    const { refused } = await removeProjects(c.var, [c.req.valid("param").projectId])
    ensure(refused.length === 0, "projectHeld")
    return c.body(null, 204)
  },
)

projects.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeProjects",
    description:
      "Those whose time a timesheet holds are refused. 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("projects.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => c.json(await removeProjects(c.var, c.req.valid("json").ids), 200),
)

projects.openapi(
  createRoute({
    method: "post",
    path: "/{projectId}/restoration",
    operationId: "restoreProject",
    description: "Brings back what was removed, with its board, as it was.",
    middleware: allow("projects.delete"),
    request: { params: idOf("projectId") },
    responses: ok(ProjectDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { projectId } = c.req.valid("param")
    await restoreRemoved(db, "projects", projectId)
    found(await queries.findProject(db, owner, projectId))
    return c.json(await showDetails(c.var, projectId), 200)
  },
)
