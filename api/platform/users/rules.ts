import { administration, type Permission, permissions } from "#contract/permissions"
import type { Profile } from "#contract/profile"
import type { Promotion } from "#contract/users"

const everything: ReadonlySet<Permission> = new Set(permissions)
const ownBusiness: ReadonlySet<Permission> = new Set(
  permissions.filter(
    (permission) => !administration.some((menu) => permission.startsWith(`${menu}.`)),
  ),
)

/** The role that may do everything; one person at least always has it. */
export const administrator = "admin"

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

/** Whether someone may be shown to others: they chose to be, were validated, and are not suspended. */
export const isFindable = (
  person: { validated: boolean; showInSearch: boolean; suspendedUntil: Date | null },
  now: Date,
): boolean => person.validated && person.showInSearch && !isSuspended(person.suspendedUntil, now)

/** Skills with which someone is found by more than one of them. */
const enoughSkills = 3

/** What someone's promotion in the directory is judged by. */
interface PromotionFacts {
  person: { validated: boolean; showInSearch: boolean; suspendedUntil: Date | null }
  profile: Pick<
    Profile,
    | "firstName"
    | "lastName"
    | "commercialName"
    | "photoId"
    | "howIAmDescription"
    | "jobs"
    | "skills"
    | "communeId"
    | "limitInterventionZone"
  >
  /** Whether what they said of when they can be hired still holds. */
  isAvailabilityConfirmed: boolean
}

/** The criteria of promotion, met and missing, in the order in which to see to them. */
export function promotionOf(
  { person, profile, isAvailabilityConfirmed }: PromotionFacts,
  now: Date,
): { criterion: Promotion["criteria"][number]["criterion"]; met: boolean; page: string }[] {
  const isNamed = (profile.firstName && profile.lastName) || profile.commercialName
  return [
    { criterion: "name", met: Boolean(isNamed), page: "profile/personal" },
    { criterion: "photo", met: profile.photoId !== null, page: "profile/personal" },
    {
      criterion: "presentation",
      met: profile.howIAmDescription !== null,
      page: "profile/presentation",
    },
    { criterion: "job", met: profile.jobs.length > 0, page: "profile/expertise" },
    { criterion: "skills", met: profile.skills.length >= enoughSkills, page: "profile/expertise" },
    {
      criterion: "zone",
      met: profile.communeId !== null && profile.limitInterventionZone !== null,
      page: "profile/zone",
    },
    { criterion: "availability", met: isAvailabilityConfirmed, page: "profile/availabilities" },
    { criterion: "showInSearch", met: person.showInSearch, page: "profile/visibility" },
    { criterion: "validated", met: person.validated, page: "profile/visibility" },
    {
      criterion: "notSuspended",
      met: !isSuspended(person.suspendedUntil, now),
      page: "profile/visibility",
    },
  ]
}
