import type { Permission } from "#contract/permissions"
import type { NewRole, RoleChanges } from "#contract/roles"
import { listPermissions } from "../../access/queries"
import { builtInRoles, mayAllow } from "../../access/rules"
import { recordAudit } from "../../audit/commands"
import { ensure, found, invalid } from "../../http/problem"
import { notifyIdentity } from "../users/identity-changes.commands"
import {
  type Administering,
  actorOf,
  ensureGivable,
  ensureOver,
  ensureWithinRights,
  type Overseer,
} from "../users/oversight.commands"
import { changeRoles, lockMembers } from "../users/queries"
import * as queries from "./queries"

type Row = NonNullable<Awaited<ReturnType<typeof queries.findRole>>>

/** Refuses, at the field, rights that the caller does not have: nobody makes a role above themselves. */
function ensureOwn(overseer: Overseer, permissions: readonly Permission[]): void {
  if (!mayAllow(actorOf(overseer), permissions))
    invalid([{ path: "permissions", code: "beyondOwnRights" }])
}

export async function addRole(context: Administering, role: NewRole): Promise<Row> {
  ensureOwn(context, role.permissions)
  if (builtInRoles.has(role.name)) invalid([{ path: "name", code: "taken" }])
  const added = await queries.addRole(context.db, role)
  if (!added) return invalid([{ path: "name", code: "taken" }])
  await recordAudit(context, "roles.added", added, { after: { permissions: added.permissions } })
  await notifyIdentity(context, { what: "role", of: added.name })
  return added
}

/** The role before, and changed; not changed where the version is not the current one. */
export async function changeRole(
  context: Administering,
  roleId: string,
  changes: RoleChanges,
): Promise<{ before: Row; changed: Row | undefined }> {
  const before = found(await queries.findRole(context.db, roleId))
  ensureWithinRights(context, before)
  ensureOwn(context, changes.permissions)
  const changed = await queries.changeRole(context.db, roleId, changes)
  if (changed)
    await recordAudit(context, "roles.changed", changed, {
      before: { permissions: before.permissions },
      after: { permissions: changed.permissions },
    })
  return { before, changed }
}

/** Deletes a role; its members get the replacement instead, or lose it. */
export async function removeRole(
  context: Administering,
  roleId: string,
  replacement: string | undefined,
): Promise<void> {
  const { db } = context
  const role = found(await queries.findRole(db, roleId))
  const given = replacement ? [replacement] : []
  ensure(replacement !== role.name, "replacement")
  ensureWithinRights(context, role)
  ensureGivable(context, "replacement", given, await listPermissions(db))
  for (const member of await lockMembers(db, role.name)) {
    ensureOver(context, member)
    const after = [...new Set([...member.roles.filter((name) => name !== role.name), ...given])]
    await changeRoles(db, member.id, after)
    await recordAudit(
      context,
      "users.rolesChanged",
      { id: member.id, name: member.username },
      { before: { roles: member.roles }, after: { roles: after } },
    )
    await notifyIdentity(context, { what: "roles", of: member.id })
  }
  await queries.removeRole(db, role.id)
  await recordAudit(context, "roles.deleted", role, { before: { permissions: role.permissions } })
  await notifyIdentity(context, { what: "role", of: role.name })
}
