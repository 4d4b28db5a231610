import { type Permission, permissions } from "../../contract/permissions"

const administration: readonly string[] = ["users", "outbox", "design"]
const everything: ReadonlySet<Permission> = new Set(permissions)
const ownBusiness: ReadonlySet<Permission> = new Set(
  permissions.filter((permission) => !administration.includes(permission.split(".")[0] ?? "")),
)
const nothing: ReadonlySet<Permission> = new Set()

/** Whether a person has any of a list of roles (specification §6). */
export const hasAnyRole = (roles: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((role) => roles.includes(role))

/** What the realm roles of a token allow: freelancers run their own business, administrators see to the rest too. */
export function rightsOf(roles: readonly string[]): ReadonlySet<Permission> {
  if (hasAnyRole(roles, ["admin"])) return everything
  return hasAnyRole(roles, ["freelancer"]) ? ownBusiness : nothing
}
