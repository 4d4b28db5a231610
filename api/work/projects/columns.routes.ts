import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  NewProjectColumn,
  ProjectColumn,
  ProjectColumnChanges,
  ProjectColumnDetails,
  ProjectColumnRemoval,
} from "#contract/projects"
import { BoardColumn, BoardFilter } from "#contract/tasks"
import { allow } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { readBoard } from "./board.commands"
import { addColumn, changeColumn, findColumn, removeColumn } from "./columns.commands"
import { listColumns } from "./columns.queries"
import { findProject } from "./queries"
import { showColumn } from "./rules"

/** A project's board, and its columns. */
export const boards = area()

boards.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}/board",
    operationId: "findProjectBoard",
    description:
      "The columns of a board, each with its first hundred tasks of the filter in their order; of what is done, those of thirty days.",
    middleware: allow("projects.see"),
    request: { params: idOf("projectId"), query: BoardFilter },
    responses: ok(z.array(BoardColumn)),
  }),
  async (c) =>
    c.json(await readBoard(c.var, c.req.valid("param").projectId, c.req.valid("query")), 200),
)

boards.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}/columns",
    operationId: "listProjectColumns",
    middleware: allow("projects.see"),
    request: { params: idOf("projectId") },
    responses: ok(z.array(ProjectColumn)),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { id } = found(await findProject(db, owner, c.req.valid("param").projectId))
    return c.json((await listColumns(db, owner, id)).map(showColumn), 200)
  },
)

boards.openapi(
  createRoute({
    method: "get",
    path: "/{projectId}/columns/{columnId}",
    operationId: "findProjectColumn",
    description: "A column, with what would go with it.",
    middleware: allow("projects.see"),
    request: { params: idOf("projectId", "columnId") },
    responses: ok(ProjectColumnDetails),
  }),
  async (c) => {
    const { projectId, columnId } = c.req.valid("param")
    return c.json(await findColumn(c.var, projectId, columnId), 200)
  },
)

boards.openapi(
  createRoute({
    method: "post",
    path: "/{projectId}/columns",
    operationId: "addProjectColumn",
    description: "Adds a column after another one, or as the first; a board has twenty at most.",
    middleware: allow("projects.edit"),
    request: { params: idOf("projectId"), body: json(NewProjectColumn) },
    responses: created(ProjectColumn),
  }),
  async (c) =>
    c.json(await addColumn(c.var, c.req.valid("param").projectId, c.req.valid("json")), 201),
)

boards.openapi(
  createRoute({
    method: "put",
    path: "/{projectId}/columns/{columnId}",
    operationId: "changeProjectColumn",
    description: "At least one column of each role stays (409).",
    middleware: allow("projects.edit"),
    request: { params: idOf("projectId", "columnId"), body: json(ProjectColumnChanges) },
    responses: ok(ProjectColumn),
  }),
  async (c) => {
    const { projectId, columnId } = c.req.valid("param")
    return c.json(await changeColumn(c.var, projectId, columnId, c.req.valid("json")), 200)
  },
)

boards.openapi(
  createRoute({
    method: "post",
    path: "/{projectId}/columns/{columnId}/removal",
    operationId: "removeProjectColumn",
    description:
      "Removes a column for good. Its tasks go to the column `moveTo`; without one they are removed with it, which its title, typed again, confirms. Nothing brings them back.",
    middleware: allow("projects.delete"),
    request: { params: idOf("projectId", "columnId"), body: json(ProjectColumnRemoval) },
    responses: gone,
  }),
  async (c) => {
    const { projectId, columnId } = c.req.valid("param")
    await removeColumn(c.var, projectId, columnId, c.req.valid("json"))
    return c.body(null, 204)
  },
)
