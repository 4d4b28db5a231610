import { administration, type Permission, permissions } from "#contract/permissions"
import { administrator } from "#domain/administrator"

const everything: ReadonlySet<Permission> = new Set(permissions)
const ownBusiness: ReadonlySet<Permission> = new Set(
  permissions.filter(
    (permission) => !administration.some((menu) => permission.startsWith(`${menu}.`)),
  ),
)

/** The roles that every installation has, and what they allow. */
export const builtInRoles: ReadonlyMap<string, ReadonlySet<Permission>> = new Map([
  [administrator, everything],
  ["freelancer", ownBusiness],
])

/** Keycloak's role of everyone who signs up, which brings others along. */
export const isDefaultRole = (role: string): boolean => role.startsWith("default-roles-")

/** Roles that Keycloak gives on its own account, for its own ends: nobody administers them here. */
export const isServersOwnRole = (role: string): boolean =>
  isDefaultRole(role) || role === "offline_access" || role === "uma_authorization"

/** Whether a person has any of a list of roles (specification §6). */
export const hasAnyRole = (roles: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((role) => roles.includes(role))

/** What realm roles allow together. A role that Plume does not know allows nothing. */
export function rightsOf(
  roles: readonly string[],
  made: ReadonlyMap<string, readonly Permission[]>,
): ReadonlySet<Permission> {
  if (hasAnyRole(roles, [administrator])) return everything
  return new Set(roles.flatMap((role) => [...(builtInRoles.get(role) ?? made.get(role) ?? [])]))
}

/** Whether someone is suspended at this moment: a suspension ends by itself. */
export const isSuspended = (suspendedUntil: Date | null, now: Date): boolean =>
  suspendedUntil !== null && suspendedUntil > now

/** Whoever acts over people and roles: who they are, and what they may do themselves. */
export interface Actor {
  id: string
  roles: readonly string[]
  rights: ReadonlySet<Permission>
}

export const isAdministrator = ({ roles }: { roles: readonly string[] }): boolean =>
  hasAnyRole(roles, [administrator])

/** Why `actor` may not act over someone, if so: administrators are above, and nobody judges themselves. */
export function oversightProblem(
  actor: Actor,
  person: { id: string; roles: readonly string[] },
): "administratorsOnly" | "ownAccount" | undefined {
  if (isAdministrator(actor)) return undefined
  if (isAdministrator(person)) return "administratorsOnly"
  return person.id === actor.id ? "ownAccount" : undefined
}

/** Nobody gives what they do not have, in a role or by changing one (security B36). */
export const mayAllow = (actor: Actor, permissions: Iterable<Permission>): boolean =>
  isAdministrator(actor) || [...permissions].every((permission) => actor.rights.has(permission))

/** Whether `actor` may give a role: one that allows no more than they have, and `admin` never but by an administrator. */
export const mayGive = (
  actor: Actor,
  role: string,
  made: ReadonlyMap<string, readonly Permission[]>,
): boolean =>
  isAdministrator(actor) || (role !== administrator && mayAllow(actor, rightsOf([role], made)))

/** The names among `wanted` that are neither built in nor made here. */
export const unknownRoles = (
  wanted: readonly string[],
  builtIn: ReadonlyMap<string, unknown>,
  made: ReadonlyMap<string, readonly Permission[]>,
): string[] => wanted.filter((role) => !builtIn.has(role) && !made.has(role))
