import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { NewUserRoles, UserFilter, UserRecord, UserRoles } from "#contract/users"
import { allowOverPeople } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { changeRolesOf, closeAccount, endSessions, validate } from "./administration.commands"
import { exported, exportedRecord } from "./export.rules"
import { syncNewAccounts } from "./new-accounts.commands"
import * as queries from "./queries"
import { showRecord } from "./record.commands"

/** The calls of those who administer people. */
export const administration = area()

for (const [path, operationId] of [
  ["/all", "listUsers"],
  ["/allWithRoles", "listUsersWithRoles"],
] as const)
  administration.openapi(
    createRoute({
      method: "get",
      path,
      operationId,
      description:
        "Everyone whose account is open, with their roles: also those who have one and never came.",
      middleware: allowOverPeople("users.see"),
      request: { query: UserFilter },
      responses: listed(UserRecord),
    }),
    async (c) => {
      const filter = c.req.valid("query")
      await syncNewAccounts(c.var.parts)
      const { rows, count } = await queries.listPeople(c.var.db, filter, c.var.now)
      return c.json(
        answerPage(c, filter, rows, count, (row) => showRecord(c.var, row)),
        200,
      )
    },
  )

administration.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportUsers",
    description: "Everyone of the filter, by user name, as a spreadsheet reads it.",
    middleware: allowOverPeople("users.export"),
    request: { query: UserFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { db, now, parts } = c.var
    await syncNewAccounts(parts)
    const rows = await queries.exportPeople(db, c.req.valid("query"), now)
    await recordExport(c.var, "users")
    return answerCsv(c, "users", exported, rows.map(exportedRecord))
  },
)

administration.openapi(
  createRoute({
    method: "get",
    path: "/userRole/{userId}",
    operationId: "findUserRoles",
    description: "Someone's realm roles, to whoever may see users.",
    middleware: allowOverPeople("users.see"),
    request: { params: idOf("userId") },
    responses: ok(UserRoles),
  }),
  async (c) => {
    const { id, roles } = found(await queries.findPerson(c.var.db, c.req.valid("param").userId))
    return c.json({ userId: id, roles }, 200)
  },
)

administration.openapi(
  createRoute({
    method: "put",
    path: "/userRole",
    operationId: "changeUserRoles",
    description:
      "Replaces someone's realm roles; it holds from their next call on. Nobody gives a role that allows more than they may do themselves, and only administrators give or take `admin`.",
    middleware: allowOverPeople("users.edit"),
    request: { body: json(NewUserRoles) },
    responses: ok(UserRecord),
  }),
  async (c) => {
    const { userId, roles } = c.req.valid("json")
    return c.json(showRecord(c.var, await changeRolesOf(c.var, userId, roles)), 200)
  },
)

administration.openapi(
  createRoute({
    method: "put",
    path: "/{userId}/validate/{value}",
    operationId: "validateUser",
    description: "Whoever may edit users: says whether someone is who they say they are.",
    middleware: allowOverPeople("users.edit"),
    request: { params: idOf("userId").extend({ value: z.enum(["true", "false"]) }) },
    responses: ok(UserRecord),
  }),
  async (c) => {
    const { userId, value } = c.req.valid("param")
    return c.json(showRecord(c.var, await validate(c.var, userId, value === "true")), 200)
  },
)

administration.openapi(
  createRoute({
    method: "delete",
    path: "/{userId}/sessions",
    operationId: "endUserSessions",
    description:
      "Signs someone out wherever they are signed in: their tokens are refused from their next call on. They may sign in again.",
    middleware: allowOverPeople("users.edit"),
    request: { params: idOf("userId") },
    responses: gone,
  }),
  async (c) => {
    await endSessions(c.var, c.req.valid("param").userId)
    return c.body(null, 204)
  },
)

administration.openapi(
  createRoute({
    method: "delete",
    path: "/{personId}",
    operationId: "removeUser",
    description: "Closes an account: nobody signs in with it again, and its tokens are refused.",
    middleware: allowOverPeople("users.delete"),
    request: { params: idOf("personId") },
    responses: gone,
  }),
  async (c) => {
    await closeAccount(c.var, c.req.valid("param").personId)
    return c.body(null, 204)
  },
)
