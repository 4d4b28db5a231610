import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import type { Permission } from "#contract/permissions"
import {
  BuiltInRole,
  NewRole,
  Role,
  RoleChanges,
  RoleFilter,
  RoleMember,
  RoleRemoval,
} from "#contract/roles"
import { allowOverPeople } from "../../access/allow"
import { recordAudit } from "../../audit/commands"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import { answerPage } from "../../http/page"
import { ensure, found, invalid, stale } from "../../http/problem"
import type { Call } from "../../ports/context"
import { notifyIdentity } from "../users/identity-changes.commands"
import { syncNewAccounts } from "../users/new-accounts.commands"
import { actorOf, ensureGivable, ensureOver, ensureWithinRights } from "../users/oversight.commands"
import { changeRoles, countMembers, lockMembers } from "../users/queries"
import { builtInRoles, mayAllow, mayGive } from "../users/rules"
import * as queries from "./queries"

export const roles = area()

type Row = NonNullable<Awaited<ReturnType<typeof queries.findRole>>>

const show = (c: Call, row: Row, members: number): Role => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  members,
  givable: mayAllow(actorOf(c), row.permissions),
})

/** Refuses, at the field, rights that the caller does not have: nobody makes a role above themselves. */
function ensureOwn(c: Call, { permissions }: { permissions: readonly Permission[] }): void {
  if (!mayAllow(actorOf(c), permissions))
    invalid([{ path: "permissions", code: "beyondOwnRights" }])
}

const membersOf = async ({ var: { db } }: Call, { name }: Row) =>
  (await countMembers(db)).get(name) ?? 0

roles.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listRoles",
    description:
      "The roles that were made here: all of them, or a page where `limit` is given. admin and freelancer are built in.",
    middleware: allowOverPeople("roles.see", "users.see"),
    request: { query: RoleFilter },
    responses: listed(Role),
  }),
  async (c) => {
    const filter = queries.wholeUnlessLimited(c.req.valid("query"))
    const { rows, count } = await queries.listRoles(c.var.db, filter)
    const members = await countMembers(c.var.db)
    const shown = (row: Row) => show(c, row, members.get(row.name) ?? 0)
    return c.json(answerPage(c, filter, rows, count, shown), 200)
  },
)

roles.openapi(
  createRoute({
    method: "get",
    path: "/builtIn",
    operationId: "listBuiltInRoles",
    description: "The roles that every installation has, and what they allow.",
    middleware: allowOverPeople("roles.see", "users.see"),
    responses: ok(z.array(BuiltInRole)),
  }),
  async (c) =>
    c.json(
      [...builtInRoles].map(([name, permissions]) => ({
        name,
        permissions: [...permissions],
        givable: mayGive(actorOf(c), name, new Map()),
      })),
      200,
    ),
)

roles.openapi(
  createRoute({
    method: "get",
    path: "/{roleId}",
    operationId: "findRole",
    middleware: allowOverPeople("roles.see"),
    request: { params: idOf("roleId") },
    responses: ok(Role),
  }),
  async (c) => {
    const role = found(await queries.findRole(c.var.db, c.req.valid("param").roleId))
    return c.json(show(c, role, await membersOf(c, role)), 200)
  },
)

roles.openapi(
  createRoute({
    method: "get",
    path: "/{roleId}/members",
    operationId: "listRoleMembers",
    middleware: allowOverPeople("roles.see"),
    request: { params: idOf("roleId") },
    responses: ok(z.array(RoleMember)),
  }),
  async (c) => {
    const role = found(await queries.findRole(c.var.db, c.req.valid("param").roleId))
    await syncNewAccounts(c.var.parts)
    const members = await lockMembers(c.var.db, role.name)
    return c.json(
      members.map(({ id, username, name }) => ({ id, username, name })),
      200,
    )
  },
)

roles.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addRole",
    middleware: allowOverPeople("roles.create"),
    request: { body: json(NewRole) },
    responses: created(Role),
  }),
  async (c) => {
    const { db } = c.var
    const role = c.req.valid("json")
    ensureOwn(c, role)
    if (builtInRoles.has(role.name)) invalid([{ path: "name", code: "taken" }])
    const added = await queries.addRole(db, role)
    if (!added) return invalid([{ path: "name", code: "taken" }])
    await recordAudit(c, "roles.added", added, { after: { permissions: added.permissions } })
    await notifyIdentity(c, { what: "role", of: added.name })
    return c.json(show(c, added, 0), 201)
  },
)

roles.openapi(
  createRoute({
    method: "put",
    path: "/{roleId}",
    operationId: "changeRole",
    description:
      "Changes what a role allows, from the next call of its members on; its name stays.",
    middleware: allowOverPeople("roles.edit"),
    request: { params: idOf("roleId"), body: json(RoleChanges) },
    responses: ok(Role),
  }),
  async (c) => {
    const { roleId } = c.req.valid("param")
    const changes = c.req.valid("json")
    const before = found(await queries.findRole(c.var.db, roleId))
    ensureWithinRights(c, before)
    ensureOwn(c, changes)
    const members = await membersOf(c, before)
    const changed = await queries.changeRole(c.var.db, roleId, changes)
    if (!changed) return stale(show(c, before, members))
    await recordAudit(c, "roles.changed", changed, {
      before: { permissions: before.permissions },
      after: { permissions: changed.permissions },
    })
    return c.json(show(c, changed, members), 200)
  },
)

roles.openapi(
  createRoute({
    method: "delete",
    path: "/{roleId}",
    operationId: "removeRole",
    description:
      "Deletes a role; its members get `replacement` instead, or lose it. Neither may allow more than the caller may do.",
    middleware: allowOverPeople("roles.delete"),
    request: { params: idOf("roleId"), query: RoleRemoval },
    responses: gone,
  }),
  async (c) => {
    const { db } = c.var
    const role = found(await queries.findRole(db, c.req.valid("param").roleId))
    const { replacement } = c.req.valid("query")
    const given = replacement ? [replacement] : []
    ensure(replacement !== role.name, "replacement")
    ensureWithinRights(c, role)
    ensureGivable(c, "replacement", given, await queries.listPermissions(db))
    const members = await lockMembers(db, role.name)
    for (const member of members) {
      ensureOver(c, member)
      const after = [...new Set([...member.roles.filter((name) => name !== role.name), ...given])]
      await changeRoles(db, member.id, after)
      await recordAudit(
        c,
        "users.rolesChanged",
        { id: member.id, name: member.username },
        { before: { roles: member.roles }, after: { roles: after } },
      )
      await notifyIdentity(c, { what: "roles", of: member.id })
    }
    await queries.removeRole(db, role.id)
    await recordAudit(c, "roles.deleted", role, { before: { permissions: role.permissions } })
    await notifyIdentity(c, { what: "role", of: role.name })
    return c.body(null, 204)
  },
)
