import type { Permission } from "../../../contract/permissions"
import type { IconName } from "./icon"

/** A screen that the navigation leads to. Its name is `shell.screens.<to>`. */
export interface Place {
  to: Extract<
    IconName,
    | "dashboard"
    | "companies"
    | "contacts"
    | "products"
    | "bills"
    | "profile"
    | "users"
    | "roles"
    | "audit"
    | "outbox"
    | "design"
  >
  needs: Permission
  /** One of the four that phones show at their lower edge. */
  main?: true
}

/** The places by what people do; a group without a name stands first. Its name is `shell.groups.<name>`. */
export const groups: { name?: string; places: Place[] }[] = [
  { places: [{ to: "dashboard", needs: "dashboard.see", main: true }] },
  {
    name: "prospecting",
    places: [
      { to: "companies", needs: "clients.see", main: true },
      { to: "contacts", needs: "contacts.see" },
    ],
  },
  { name: "work", places: [{ to: "products", needs: "products.see", main: true }] },
  { name: "billing", places: [{ to: "bills", needs: "bills.see", main: true }] },
  { name: "profile", places: [{ to: "profile", needs: "profile.see" }] },
  {
    name: "administration",
    places: [
      { to: "users", needs: "users.see" },
      { to: "roles", needs: "roles.see" },
      { to: "audit", needs: "audit.see" },
      { to: "outbox", needs: "outbox.see" },
      { to: "design", needs: "design.see" },
    ],
  },
]

/** The first place that someone may see: where they come in. Nowhere for who may see none. */
export function firstPlace(permissions: readonly string[]): Place["to"] | undefined {
  const places = groups.flatMap((group) => group.places)
  return places.find(({ needs }) => permissions.includes(needs))?.to
}

const names = new Set<string>(groups.flatMap(({ places }) => places.map(({ to }) => to)))

/** Whether a first part of an address, below the mount, is one of the places. */
export function isPlace(name: string | undefined): name is Place["to"] {
  return name !== undefined && names.has(name)
}
