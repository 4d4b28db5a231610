import type { TFunction } from "i18next"

/** What a role is called to people: those that come with Plume have names, the others are their own. */
export function roleName(role: string, t: TFunction): string {
  if (role === "admin") return t("roles.names.admin")
  return role === "freelancer" ? t("roles.names.freelancer") : role
}
