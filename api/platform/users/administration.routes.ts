import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { NewUserRoles, UserFilter, UserRecord, UserRoles } from "#contract/users"
import { allowOverPeople } from "../../access/allow"
import { recordAudit, recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/csv"
import { area, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { answerPage } from "../../http/page"
import { ensure, found } from "../../http/problem"
import { listPermissions } from "../roles/queries"
import { exported, exportedRecord } from "./export.rules"
import { notifyIdentity } from "./identity-changes.commands"
import { syncNewAccounts } from "./new-accounts.commands"
import { ensureGivable, ensureOver, keepAdministrator } from "./oversight.commands"
import * as queries from "./queries"
import { nameOf, showRecord } from "./record.commands"
import { administrator } from "./rules"

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
        answerPage(c, filter, rows, count, (row) => showRecord(c, row)),
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
    await recordExport(c, "users")
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
    const { db } = c.var
    const { userId, roles } = c.req.valid("json")
    const before = found(await queries.findPerson(db, userId))
    ensureOver(c, before)
    // Said again, it changes nothing, and nobody has to sign in anew.
    if (sameRoles(before.roles, roles)) return c.json(showRecord(c, before), 200)
    const given = roles.filter((role) => !before.roles.includes(role))
    ensureGivable(c, "roles", given, await listPermissions(db))
    if (!roles.includes(administrator)) await keepAdministrator(c, db, before)
    const changed = found(await queries.changeRoles(db, userId, roles))
    await recordAudit(c, "users.rolesChanged", nameOf(before), {
      before: { roles: before.roles },
      after: { roles },
    })
    await notifyIdentity(c, { what: "roles", of: userId })
    return c.json(showRecord(c, changed), 200)
  },
)

const sameRoles = (before: readonly string[], said: readonly string[]): boolean =>
  new Set([...before, ...said]).size === before.length &&
  before.every((role) => said.includes(role))

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
    const before = found(await queries.findPerson(c.var.db, userId))
    ensureOver(c, before)
    const validated = value === "true"
    // Said again, it changes nothing, and nothing is written down.
    if (before.validated === validated) return c.json(showRecord(c, before), 200)
    const changed = found(await queries.changePerson(c.var.db, userId, { validated }))
    await recordAudit(c, validated ? "users.validated" : "users.invalidated", nameOf(before))
    return c.json(showRecord(c, changed), 200)
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
    const { db, now, owner } = c.var
    const person = found(await queries.findPerson(db, c.req.valid("param").userId))
    ensureOver(c, person)
    // One's own account has a page of its sessions, on which the one in use stays.
    ensure(person.id !== owner, "signOutSelf")
    await queries.refuseTokens(db, person.id)
    await recordAudit(c, "users.sessionsEnded", nameOf(person))
    await notifyIdentity(c, { what: "signOut", of: person.id, openedUntil: now.toISOString() })
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
    const { db } = c.var
    const person = found(await queries.findPerson(db, c.req.valid("param").personId))
    ensureOver(c, person)
    await keepAdministrator(c, db, person)
    await queries.closePerson(db, person.id)
    await recordAudit(c, "users.deleted", nameOf(person), { before: { roles: person.roles } })
    await notifyIdentity(c, { what: "account", of: person.id })
    return c.body(null, 204)
  },
)
