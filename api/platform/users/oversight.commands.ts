import type { Permission } from "#contract/permissions"
import type { Database } from "../../../database/client"
import { ensure, HttpProblem, invalid } from "../../http/problem"
import type { Call } from "../../ports/context"
import { unknownRoles } from "../roles/rules"
import { hasOtherAdministrator, lockMembers, type PersonRow } from "./queries"
import {
  type Actor,
  administrator,
  builtInRoles,
  mayAllow,
  mayGive,
  oversightProblem,
} from "./rules"

/** The caller, as the rules of who may do what to whom know them. */
export const actorOf = ({ var: { owner, person, rights } }: Call): Actor => ({
  id: owner,
  roles: person.roles,
  rights,
})

/** Refuses to act over someone whom the caller may not administer, whatever their right to the menu. */
export function ensureOver(c: Call, person: { id: string; roles: readonly string[] }): void {
  const why = oversightProblem(actorOf(c), person)
  if (why) throw new HttpProblem(403, why)
}

/** Refuses, at the field, roles that do not exist and those that the caller may not give. */
export function ensureGivable(
  c: Call,
  path: string,
  given: readonly string[],
  made: ReadonlyMap<string, readonly Permission[]>,
): void {
  if (unknownRoles(given, builtInRoles, made).length > 0) invalid([{ path, code: "unknown" }])
  const actor = actorOf(c)
  if (!given.every((role) => mayGive(actor, role, made)))
    invalid([{ path, code: "beyondOwnRights" }])
}

/** Refuses to touch a role that allows more than the caller may do: it is not theirs to change. */
export function ensureWithinRights(c: Call, role: { permissions: readonly Permission[] }): void {
  if (!mayAllow(actorOf(c), role.permissions)) throw new HttpProblem(403, "beyondOwnRights")
}

/** Refuses what would leave nobody to administer the installation; waits for others who try the same. */
export async function keepAdministrator(c: Call, db: Database, person: PersonRow): Promise<void> {
  if (!person.roles.includes(administrator)) return
  await lockMembers(db, administrator)
  const hasOther = await hasOtherAdministrator(db, person.id, administrator, c.var.now)
  ensure(hasOther, "lastAdministrator")
}
