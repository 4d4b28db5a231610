import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import type { AuditAct } from "../../contract/audit"
import { UserFilter, UserPatch, UserRecord, UserRoles } from "../../contract/users"
import { writeDown } from "../audit/entry"
import { allowOverPeople } from "../http/allow"
import type { Call } from "../http/context"
import { area, gone, idOf, json, listed, ok } from "../http/operation"
import { answerPage } from "../http/page"
import { ensure, found } from "../http/problem"
import { listPermissions } from "../roles/queries"
import { tellIdentity } from "./identity-changes"
import { actorOf, ensureGivable, ensureOver } from "./oversight"
import * as queries from "./queries"
import { administrator, whyNotOver } from "./rules"
import { suspensionOf } from "./suspension"

/** The calls of those who administer people. */
export const administration = area()

const show = (c: Call, row: queries.PersonRow): UserRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  lastConnectionAt: row.lastConnectionAt.toISOString(),
  suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
  administrable: whyNotOver(actorOf(c), row) === undefined,
})

const named = ({ id, username }: queries.PersonRow) => ({ id, name: username })

for (const [path, operationId] of [
  ["/all", "listUsers"],
  ["/allWithRoles", "listUsersWithRoles"],
] as const)
  administration.openapi(
    createRoute({
      method: "get",
      path,
      operationId,
      description: "Everyone whose account is open, with their roles.",
      middleware: allowOverPeople("users.see"),
      request: { query: UserFilter },
      responses: listed(UserRecord),
    }),
    async (c) => {
      const filter = c.req.valid("query")
      const { rows, count } = await queries.listPeople(c.var.db, filter, c.var.now)
      return c.json(
        answerPage(c, filter, rows, count, (row) => show(c, row)),
        200,
      )
    },
  )

administration.openapi(
  createRoute({
    method: "get",
    path: "/userRole/{userId}",
    operationId: "findUserRoles",
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
    request: { body: json(UserRoles) },
    responses: ok(UserRecord),
  }),
  async (c) => {
    const { db } = c.var
    const { userId, roles } = c.req.valid("json")
    const before = found(await queries.findPerson(db, userId))
    ensureOver(c, before)
    const given = roles.filter((role) => !before.roles.includes(role))
    ensureGivable(c, "roles", given, await listPermissions(db))
    if (!roles.includes(administrator)) await keepAdministrator(c, before)
    const changed = found(await queries.changeRoles(db, userId, roles))
    await writeDown(c, "users.rolesChanged", named(before), {
      before: { roles: before.roles },
      after: { roles },
    })
    await tellIdentity(c, { what: "roles", of: userId })
    return c.json(show(c, changed), 200)
  },
)

administration.openapi(
  createRoute({
    method: "get",
    path: "/{userId}",
    operationId: "findUserRecord",
    middleware: allowOverPeople("users.see"),
    request: { params: idOf("userId") },
    responses: ok(UserRecord),
  }),
  async (c) =>
    c.json(show(c, found(await queries.findPerson(c.var.db, c.req.valid("param").userId))), 200),
)

administration.openapi(
  createRoute({
    method: "patch",
    path: "/{userId}",
    operationId: "changeUser",
    description:
      "A JSON Patch (RFC 6902) of `add` and `replace` on /suspendedUntil and /suspensionReason; an empty value clears it. Any other path or operation is refused, and nothing changed.",
    middleware: allowOverPeople("users.edit"),
    request: { params: idOf("userId"), body: json(UserPatch) },
    responses: ok(UserRecord),
  }),
  async (c) => {
    const { db, now, owner } = c.var
    const before = found(await queries.findPerson(db, c.req.valid("param").userId))
    ensureOver(c, before)
    const changes = suspensionOf(c.req.valid("json"), before)
    const suspends = changes.suspendedUntil !== null && changes.suspendedUntil > now
    ensure(!suspends || before.id !== owner, "suspendSelf")
    if (suspends) await keepAdministrator(c, before)
    const changed = found(await queries.changePerson(db, before.id, changes))
    const said = ({ suspendedUntil, suspensionReason }: queries.PersonRow) => ({
      suspendedUntil: suspendedUntil?.toISOString() ?? null,
      suspensionReason,
    })
    await writeDown(c, suspends ? "users.suspended" : "users.suspensionLifted", named(before), {
      before: said(before),
      after: said(changed),
    })
    // What they hold refreshes nothing any more; whoever signs in again is told until when and why.
    if (suspends) await tellIdentity(c, { what: "sessions", of: before.id })
    return c.json(show(c, changed), 200)
  },
)

const switches = {
  validate: { field: "validated", acts: ["users.validated", "users.invalidated"] },
  showInSearch: { field: "showInSearch", acts: ["users.shownInSearch", "users.hiddenFromSearch"] },
} as const satisfies Record<
  string,
  { field: "validated" | "showInSearch"; acts: [AuditAct, AuditAct] }
>

for (const [path, { field, acts }] of Object.entries(switches))
  administration.openapi(
    createRoute({
      method: "put",
      path: `/{userId}/${path}/{value}`,
      operationId: path === "validate" ? "validateUser" : "showUserInSearch",
      middleware: allowOverPeople("users.edit"),
      request: {
        params: idOf("userId").extend({ value: z.enum(["true", "false"]) }),
      },
      responses: ok(UserRecord),
    }),
    async (c) => {
      const { userId, value } = c.req.valid("param")
      const before = found(await queries.findPerson(c.var.db, userId))
      ensureOver(c, before)
      const on = value === "true"
      // Said again, it changes nothing, and nothing is written down.
      if (before[field] === on) return c.json(show(c, before), 200)
      const changed = found(await queries.changePerson(c.var.db, userId, { [field]: on }))
      await writeDown(c, acts[on ? 0 : 1], named(before))
      return c.json(show(c, changed), 200)
    },
  )

administration.openapi(
  createRoute({
    method: "delete",
    path: "/{userId}",
    operationId: "removeUser",
    description: "Closes an account: nobody signs in with it again, and its tokens are refused.",
    middleware: allowOverPeople("users.delete"),
    request: { params: idOf("userId") },
    responses: gone,
  }),
  async (c) => {
    const { db } = c.var
    const person = found(await queries.findPerson(db, c.req.valid("param").userId))
    ensureOver(c, person)
    await keepAdministrator(c, person)
    await queries.closePerson(db, person.id)
    await writeDown(c, "users.deleted", named(person), { before: { roles: person.roles } })
    await tellIdentity(c, { what: "account", of: person.id })
    return c.body(null, 204)
  },
)

/** Refuses what would leave nobody to administer the installation; waits for others who try the same. */
async function keepAdministrator(c: Call, person: queries.PersonRow): Promise<void> {
  const { db, now } = c.var
  if (!person.roles.includes(administrator)) return
  await queries.lockMembers(db, administrator)
  const hasOther = await queries.hasOtherAdministrator(db, person.id, administrator, now)
  ensure(hasOther, "lastAdministrator")
}
