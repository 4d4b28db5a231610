/** What may be done in a menu of rights, in the order of the matrix. */
export const acts = ["see", "create", "edit", "delete", "export"] as const
type Act = (typeof acts)[number]

/** The words of the navigation, in its order; what stands above them all is in none. */
export const groupNames = ["prospecting", "work", "billing", "profile", "administration"] as const

/**
 * What the rest of the house asks of an area: one card each. It is data about areas; no screen and no
 * handler is made of it (decision 2026-11-22-cards-of-areas).
 */
interface Card {
  /** The menu of its rights, if it has `acts`, and the kind of its records. Texts: `roles.menu.<name>`. */
  name: string
  /** Its rights: the acts that some operation or screen asks for. Without them, those of another `menu`. */
  acts?: readonly Act[]
  menu?: string
  /** The rights without which its screen shows nothing, where to see its own records is not enough. */
  needs?: readonly `${string}.see`[]
  /** Its place in the navigation. Its name is `shell.screens.<screen>`. */
  group?: (typeof groupNames)[number]
  /** The address of its list below the mount, and the name of its icon. */
  screen?: string
  /** One of the four that phones show at their lower edge. */
  main?: true
  /** The text of the act that adds a record, at `<screen>/new`, for the palette. */
  add?: string
  /** The table of its records; what belongs to them hangs below it. */
  table?: string
  /** What is removed of its table can be brought back for a quarter of an hour (decision 022). */
  undo?: true
  /** Its records are found by the search, below this text. */
  search?: string
  /** What it puts on the dashboard's list of things to do. */
  steps?: readonly string[]
}

const all = acts

/** The areas, in the order of the matrix of rights; those of one group in the order of the navigation. */
// biome-ignore format: one line an area
export const areas = [
  { name: "dashboard", acts: ["see"], needs: ["dashboard.see", "bills.see"], screen: "dashboard", main: true },
  { name: "profile", acts: ["see", "edit"], group: "profile", screen: "profile", table: "profiles", steps: ["profile", "bank"] },
  { name: "clients", acts: all, group: "prospecting", screen: "companies", main: true, add: "companies.new", table: "clients", undo: true, search: "companies.title", steps: ["client"] },
  { name: "contacts", acts: all, group: "prospecting", screen: "contacts", add: "contacts.new", table: "contacts", undo: true, search: "contacts.title" },
  { name: "offers", acts: all, group: "prospecting", screen: "offers", add: "offers.new", table: "offers", undo: true, search: "offers.list", steps: ["offers"] },
  { name: "contracts", acts: all, group: "work", screen: "contracts", add: "contracts.new", table: "contracts", undo: true, search: "contracts.list", steps: ["renewals"] },
  { name: "products", acts: all, group: "work", screen: "products", main: true, add: "products.new", table: "products", undo: true, search: "products.title" },
  { name: "quotes", acts: all, group: "billing", screen: "quotes", add: "quotes.new", table: "quotes", undo: true, search: "quotes.list" },
  { name: "bills", acts: all, group: "billing", screen: "bills", main: true, add: "bills.new", table: "bills", undo: true, search: "bills.title", steps: ["bill", "overdue", "drafts", "uncollected"] },
  { name: "purchases", acts: all, group: "billing", screen: "purchases", add: "purchases.new", table: "purchases", undo: true, search: "purchases.title" },
  { name: "recurringBills", menu: "bills", group: "billing", screen: "recurring-bills", add: "recurringBills.new", table: "recurring_bills", undo: true, search: "recurringBills.list" },
  { name: "reminders", menu: "bills", group: "billing", screen: "reminders", table: "reminder_plans" },
  { name: "books", menu: "bills", group: "billing", screen: "books" },
  { name: "mailTemplates", acts: ["see", "create", "edit", "delete"], group: "billing", screen: "mail-templates", table: "mail_templates", undo: true },
  { name: "website", acts: ["see", "edit", "export"], group: "profile", screen: "website", table: "websites" },
  { name: "notifications", acts: ["see", "edit"], table: "notifications" },
  { name: "users", acts: ["see", "edit", "delete", "export"], group: "administration", screen: "users", table: "people" },
  { name: "jobs", acts: ["see", "edit"], group: "administration", screen: "jobs", table: "jobs" },
  { name: "roles", acts: ["see", "create", "edit", "delete"], group: "administration", screen: "roles", table: "roles" },
  { name: "audit", acts: ["see", "export"], group: "administration", screen: "audit", table: "audit_entries" },
  { name: "outbox", acts: ["see"], group: "administration", screen: "outbox" },
] as const satisfies readonly Card[]

/** The same, for who asks each the same question. */
export const cards: readonly Card[] = [...areas]

type Area = (typeof areas)[number]
type Values<Field extends string> = Area extends infer Each
  ? Each extends Record<Field, infer Value>
    ? Value
    : never
  : never

/** Where its screens stand, of each area in the navigation. */
export type Screen = Extract<Area, { screen: string }>["screen"]
/** The table of an area whose removals can be taken back. */
export type UndoneTable = Extract<Area, { undo: true }>["table"]
/** The kinds of records that the search finds. */
export type SearchKind = Extract<Area, { search: string }>["name"]
/** What stands on the dashboard's list of things to do. */
export type Step = Values<"steps">[number]

type Own = Extract<Area, { acts: readonly Act[] }>
/** A menu of rights. */
export type Menu = Own["name"]
/** What a person may do: menu × act, of those that there are. */
export type Permission = Own extends infer Each
  ? Each extends { name: infer Name extends string; acts: readonly (infer Does extends string)[] }
    ? `${Name}.${Does}`
    : never
  : never
