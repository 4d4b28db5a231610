import type { Permission } from "../../../contract/permissions"
import type { IconName } from "./icon"

/** A screen that the navigation leads to. Its name is `shell.screens.<to>`. */
export interface Place {
  to: Extract<
    IconName,
    | "dashboard"
    | "companies"
    | "contacts"
    | "contracts"
    | "products"
    | "quotes"
    | "bills"
    | "purchases"
    | "mail-templates"
    | "recurring-bills"
    | "reminders"
    | "books"
    | "profile"
    | "website"
    | "users"
    | "jobs"
    | "roles"
    | "audit"
    | "outbox"
    | "design"
  >
  /** The rights without which it shows nothing: the dashboard sums up bills. */
  needs: readonly Permission[]
  /** One of the four that phones show at their lower edge. */
  main?: true
}

/** The places by what people do; a group without a name stands first. Its name is `shell.groups.<name>`. */
export const groups: { name?: string; places: Place[] }[] = [
  { places: [{ to: "dashboard", needs: ["dashboard.see", "bills.see"], main: true }] },
  {
    name: "prospecting",
    places: [
      { to: "companies", needs: ["clients.see"], main: true },
      { to: "contacts", needs: ["contacts.see"] },
    ],
  },
  {
    name: "work",
    places: [
      { to: "contracts", needs: ["contracts.see"] },
      { to: "products", needs: ["products.see"], main: true },
    ],
  },
  {
    name: "billing",
    places: [
      { to: "quotes", needs: ["quotes.see"] },
      { to: "bills", needs: ["bills.see"], main: true },
      { to: "purchases", needs: ["purchases.see"] },
      { to: "recurring-bills", needs: ["bills.see"] },
      { to: "reminders", needs: ["bills.see"] },
      { to: "books", needs: ["bills.see"] },
      { to: "mail-templates", needs: ["mailTemplates.see"] },
    ],
  },
  {
    name: "profile",
    places: [
      { to: "profile", needs: ["profile.see"] },
      { to: "website", needs: ["website.see"] },
    ],
  },
  {
    name: "administration",
    places: [
      { to: "users", needs: ["users.see"] },
      { to: "jobs", needs: ["jobs.see"] },
      { to: "roles", needs: ["roles.see"] },
      { to: "audit", needs: ["audit.see"] },
      { to: "outbox", needs: ["outbox.see"] },
      // Its pages open for whoever is signed in; administrators are shown the way.
      ...(import.meta.env.GALLERY ? [{ to: "design", needs: ["users.see"] } as const] : []),
    ],
  },
]

/** The places that someone may see, by their groups; a group with none of them is left out. */
export function groupsFor(permissions: readonly string[]): typeof groups {
  const may = ({ needs }: Place) => needs.every((permission) => permissions.includes(permission))
  return groups
    .map(({ name, places }) => ({ name, places: places.filter(may) }))
    .filter(({ places }) => places.length > 0)
}

/** The first place that someone may see: where they come in. Nowhere for who may see none. */
export function firstPlace(permissions: readonly string[]): Place["to"] | undefined {
  return groupsFor(permissions)[0]?.places[0]?.to
}

const names = new Set<string>(groups.flatMap(({ places }) => places.map(({ to }) => to)))

/**
 * The place that a screen belongs to, by the first part of its address below the mount. The register of
 * companies is a part of the profile.
 */
export function placeOf(part: string | undefined): Place["to"] | undefined {
  const name = part === "register" ? "profile" : part
  return name !== undefined && isPlace(name) ? name : undefined
}

function isPlace(name: string): name is Place["to"] {
  return names.has(name)
}
