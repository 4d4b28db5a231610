import { administrator } from "#domain/administrator"
import { listPermissions } from "../../access/queries"
import { recordAudit } from "../../audit/commands"
import { ensure, found } from "../../http/problem"
import { notifyIdentity } from "./identity-changes.commands"
import {
  type Administering,
  ensureGivable,
  ensureOver,
  keepAdministrator,
} from "./oversight.commands"
import * as queries from "./queries"
import { nameOf } from "./record.commands"

/** Replaces someone's realm roles. Said again, it changes nothing, and nobody has to sign in anew. */
export async function changeRolesOf(
  context: Administering,
  userId: string,
  roles: readonly string[],
): Promise<queries.PersonRow> {
  const { db } = context
  const before = found(await queries.findPerson(db, userId))
  ensureOver(context, before)
  if (sameRoles(before.roles, roles)) return before
  const given = roles.filter((role) => !before.roles.includes(role))
  ensureGivable(context, "roles", given, await listPermissions(db))
  if (!roles.includes(administrator)) await keepAdministrator(context, before)
  const changed = found(await queries.changeRoles(db, userId, roles))
  await recordAudit(context, "users.rolesChanged", nameOf(before), {
    before: { roles: before.roles },
    after: { roles },
  })
  await notifyIdentity(context, { what: "roles", of: userId })
  return changed
}

const sameRoles = (before: readonly string[], said: readonly string[]): boolean =>
  new Set([...before, ...said]).size === before.length &&
  before.every((role) => said.includes(role))

/** Says whether someone is who they say they are. Said again, nothing is written down. */
export async function validate(
  context: Administering,
  userId: string,
  validated: boolean,
): Promise<queries.PersonRow> {
  const before = found(await queries.findPerson(context.db, userId))
  ensureOver(context, before)
  if (before.validated === validated) return before
  const changed = found(await queries.changePerson(context.db, userId, { validated }))
  await recordAudit(context, validated ? "users.validated" : "users.invalidated", nameOf(before))
  return changed
}

/** Signs someone out wherever they are signed in; they may sign in again. */
export async function endSessions(context: Administering, userId: string): Promise<void> {
  const { db, now, owner } = context
  const person = found(await queries.findPerson(db, userId))
  ensureOver(context, person)
  // One's own account has a page of its sessions, on which the one in use stays.
  ensure(person.id !== owner, "signOutSelf")
  await queries.refuseTokens(db, person.id)
  await recordAudit(context, "users.sessionsEnded", nameOf(person))
  await notifyIdentity(context, { what: "signOut", of: person.id, openedUntil: now.toISOString() })
}

/** Closes an account, unless it is the last administrator's. */
export async function closeAccount(context: Administering, userId: string): Promise<void> {
  const person = found(await queries.findPerson(context.db, userId))
  ensureOver(context, person)
  await keepAdministrator(context, person)
  await queries.closePerson(context.db, person.id)
  await recordAudit(context, "users.deleted", nameOf(person), { before: { roles: person.roles } })
  await notifyIdentity(context, { what: "account", of: person.id })
}
