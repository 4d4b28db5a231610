import type { Permission } from "#contract/permissions"
import { administrator } from "#domain/administrator"
import {
  type Actor,
  builtInRoles,
  mayAllow,
  mayGive,
  oversightProblem,
  unknownRoles,
} from "../../access/rules"
import type { AuditContext } from "../../audit/commands"
import { ensure, HttpProblem, invalid } from "../../http/problem"
import type { AfterCommit, Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import { hasOtherAdministrator, lockMembers, type PersonRow } from "./queries"

/** Whoever acts over people and roles, as much of their call as is asked for. */
export type Overseer = Pick<Context, "owner"> & {
  person: Pick<Person, "roles">
  rights: ReadonlySet<Permission>
}

/** What changes people or their roles is told all this. */
export type Administering = Context<"accounts" | "clock" | "log" | "pool" | "queue"> &
  AfterCommit &
  AuditContext &
  Overseer

/** The caller, as the rules of who may do what to whom know them. */
export const actorOf = ({ owner, person, rights }: Overseer): Actor => ({
  id: owner,
  roles: person.roles,
  rights,
})

/** Refuses to act over someone whom the caller may not administer, whatever their right to the menu. */
export function ensureOver(
  overseer: Overseer,
  person: { id: string; roles: readonly string[] },
): void {
  const why = oversightProblem(actorOf(overseer), person)
  if (why) throw new HttpProblem(403, why)
}

/** Refuses, at the field, roles that do not exist and those that the caller may not give. */
export function ensureGivable(
  overseer: Overseer,
  path: string,
  given: readonly string[],
  made: ReadonlyMap<string, readonly Permission[]>,
): void {
  if (unknownRoles(given, builtInRoles, made).length > 0) invalid([{ path, code: "unknown" }])
  const actor = actorOf(overseer)
  if (!given.every((role) => mayGive(actor, role, made)))
    invalid([{ path, code: "beyondOwnRights" }])
}

/** Refuses to touch a role that allows more than the caller may do: it is not theirs to change. */
export function ensureWithinRights(
  overseer: Overseer,
  role: { permissions: readonly Permission[] },
): void {
  if (!mayAllow(actorOf(overseer), role.permissions)) throw new HttpProblem(403, "beyondOwnRights")
}

/** Refuses what would leave nobody to administer the installation; waits for others who try the same. */
export async function keepAdministrator(
  { db, now }: Pick<Context, "db" | "now">,
  person: PersonRow,
): Promise<void> {
  if (!person.roles.includes(administrator)) return
  await lockMembers(db, administrator)
  const hasOther = await hasOtherAdministrator(db, person.id, administrator, now)
  ensure(hasOther, "lastAdministrator")
}
