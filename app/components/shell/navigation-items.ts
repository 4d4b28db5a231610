import type { Permission } from "#contract/permissions"
import type { IconName } from "./icon"

/** A screen that the navigation leads to. Its name is `shell.screens.<to>`. */
export interface NavigationItem {
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
export const groups: { name?: string; items: NavigationItem[] }[] = [
  { items: [{ to: "dashboard", needs: ["dashboard.see", "bills.see"], main: true }] },
  {
    name: "prospecting",
    items: [
      { to: "companies", needs: ["clients.see"], main: true },
      { to: "contacts", needs: ["contacts.see"] },
    ],
  },
  {
    name: "work",
    items: [
      { to: "contracts", needs: ["contracts.see"] },
      { to: "products", needs: ["products.see"], main: true },
    ],
  },
  {
    name: "billing",
    items: [
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
    items: [
      { to: "profile", needs: ["profile.see"] },
      { to: "website", needs: ["website.see"] },
    ],
  },
  {
    name: "administration",
    items: [
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
  const may = ({ needs }: NavigationItem) =>
    needs.every((permission) => permissions.includes(permission))
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(may) }))
    .filter(({ items }) => items.length > 0)
}

/** The first place that someone may see: where they come in. Nowhere for who may see none. */
export function firstItem(permissions: readonly string[]): NavigationItem["to"] | undefined {
  return groupsFor(permissions)[0]?.items[0]?.to
}

/** Whether someone may see a place. */
export const mayOpen = (to: NavigationItem["to"], permissions: readonly string[]): boolean =>
  groupsFor(permissions).some(({ items }) => items.some((item) => item.to === to))

const names = new Set<string>(groups.flatMap(({ items }) => items.map(({ to }) => to)))

/**
 * The place that a screen belongs to, by the first part of its address below the mount. The register of
 * companies is a part of the profile.
 */
export function itemOf(part: string | undefined): NavigationItem["to"] | undefined {
  const name = part === "register" ? "profile" : part
  return name !== undefined && isItem(name) ? name : undefined
}

function isItem(name: string): name is NavigationItem["to"] {
  return names.has(name)
}
