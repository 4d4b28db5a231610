import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
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
import { permitted } from "../../access/permitted.rules"
import { builtInRoles, mayAllow, mayGive } from "../../access/rules"
import { answerPage } from "../../http/answer-page"
import type { Call } from "../../http/env"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import { found, stale } from "../../http/problem"
import { syncNewAccounts } from "../users/new-accounts.commands"
import { actorOf, type Overseer } from "../users/oversight.commands"
import { countMembers, lockMembers } from "../users/queries"
import { addRole, changeRole, removeRole } from "./commands"
import * as queries from "./queries"

export const roles = area()

type Row = NonNullable<Awaited<ReturnType<typeof queries.findRole>>>

function show(overseer: Overseer, row: Row, members: number): Role {
  const givable = mayAllow(actorOf(overseer), row.permissions)
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    members,
    givable,
    // What allows more than they may do is not theirs to touch.
    can: permitted(overseer.rights, {
      change: givable && "roles.edit",
      remove: givable && "roles.delete",
    }),
  }
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
    const shown = (row: Row) => show(c.var, row, members.get(row.name) ?? 0)
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
        givable: mayGive(actorOf(c.var), name, new Map()),
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
    return c.json(show(c.var, role, await membersOf(c, role)), 200)
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
  async (c) => c.json(show(c.var, await addRole(c.var, c.req.valid("json")), 0), 201),
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
    const { before, changed } = await changeRole(
      c.var,
      c.req.valid("param").roleId,
      c.req.valid("json"),
    )
    const members = await membersOf(c, before)
    return c.json(show(c.var, changed ?? stale(show(c.var, before, members)), members), 200)
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
    await removeRole(c.var, c.req.valid("param").roleId, c.req.valid("query").replacement)
    return c.body(null, 204)
  },
)
