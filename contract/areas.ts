/** What may be done in a menu of rights, in the order of the matrix. */
export const acts = ["see", "create", "edit", "delete", "export"] as const
type Act = (typeof acts)[number]

/** The words of the navigation, in its order; the place above them all is in none. The last is a space of its own. */
export const groupNames = [
  "clients",
  "work",
  "sales",
  "money",
  "showcase",
  "administration",
] as const

/** The parts of the page of settings. */
export const settingsParts = ["me", "business", "documents", "account"] as const

/**
 * What the rest of the house asks of an area: one card each. It is data about areas; no screen and no
 * handler is made of it (decision 2026-11-22-cards-of-areas).
 */
export interface Card {
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
  /** The screen of the place that it is a tab of, instead of a place of its own. */
  within?: string
  /** What it puts on the page of settings: pages below its screen, or the screen itself (""). */
  settings?: Partial<Record<(typeof settingsParts)[number], readonly string[]>>
  /** Which of the three that phones show at their lower edge. */
  main?: 1 | 2 | 3
  /** The letter that leads to its screen after `g`, and to its form for a new record after `n`. */
  key?: string
  /** The text of the act that adds a record, at `<screen>/new`, for the palette. */
  add?: string
  /** The table of its records; what belongs to them hangs below it. */
  table?: string
  /** What is removed of its table can be brought back for thirty days, by the toast or from the bin. */
  undo?: true
  /** The column of that table which says in the bin what was removed. */
  called?: string
  /** Its records take notes and files, and the page of each has a feed of what happened (contract/notes.ts). */
  notes?: true
  /** Its list can be kept as a view, under a name (contract/views.ts). */
  views?: true
  /** Shut to whoever was let into the account, whatever their rights (api/access/guests.rules.ts). */
  ownersAlone?: true
  /** Its records are found by the search, below this text. */
  search?: string
}

const all = acts

/** The areas, in the order of the matrix of rights; those of one group in the order of the navigation. */
// biome-ignore format: one line an area
export const areas = [
  { name: "dashboard", acts: ["see"], screen: "dashboard", main: 1, key: "h" },
  { name: "profile", acts: ["see", "edit"], screen: "profile", settings: { me: ["personal", "presentation", "expertise", "zone", "availabilities", "visibility", "directory"], business: ["professional", "address", "bank", "vat"], documents: ["brand", "numbering"] }, table: "profiles" },
  { name: "offers", acts: all, group: "clients", screen: "offers", key: "o", add: "offers.new", table: "offers", views: true, undo: true, called: "title", notes: true, search: "offers.list" },
  { name: "clients", acts: all, group: "clients", screen: "companies", main: 3, key: "e", add: "companies.new", table: "clients", views: true, undo: true, called: "name", notes: true, search: "companies.title" },
  { name: "contacts", acts: all, group: "clients", screen: "contacts", key: "c", add: "contacts.new", table: "contacts", views: true, undo: true, called: "name", notes: true, search: "contacts.title" },
  { name: "duplicates", menu: "clients", within: "companies", screen: "duplicates" },
  { name: "mailings", acts: ["see", "create", "delete"], group: "clients", screen: "mailings", add: "mailings.new", table: "mailings" },
  { name: "contracts", acts: all, group: "work", screen: "contracts", key: "m", add: "contracts.new", table: "contracts", views: true, undo: true, called: "title", notes: true, search: "contracts.list" },
  { name: "calendar", acts: all, group: "work", screen: "calendar", key: "k" },
  { name: "events", menu: "calendar", within: "calendar", screen: "calendar/events", add: "events.new", table: "events", undo: true, called: "title", search: "events.list" },
  { name: "timesheets", acts: ["see", "edit", "export"], group: "work", screen: "timesheets", key: "t", table: "timesheets", views: true, search: "timesheets.list" },
  { name: "projects", acts: all, group: "work", screen: "projects", key: "j", add: "projects.new", table: "projects", views: true, undo: true, called: "name", notes: true, search: "projects.list" },
  { name: "tasks", menu: "projects", within: "projects", screen: "tasks", add: "tasks.new", table: "tasks", views: true, undo: true, called: "title", notes: true, search: "tasks.list" },
  { name: "tags", menu: "projects", within: "projects", screen: "tags", add: "tags.new", table: "tags", undo: true, called: "title" },
  { name: "timeEntries", menu: "projects", within: "projects", screen: "time-entries", add: "timeEntries.new", table: "time_entries", undo: true, called: "title" },
  { name: "recurringTasks", menu: "projects", within: "projects", screen: "recurring-tasks", add: "recurringTasks.new", table: "recurring_tasks", undo: true, called: "title" },
  { name: "quotes", acts: all, group: "sales", screen: "quotes", key: "d", add: "quotes.new", table: "quotes", views: true, undo: true, called: "client_name", notes: true, search: "quotes.list" },
  { name: "bills", acts: all, group: "sales", screen: "bills", main: 2, key: "f", add: "bills.new", table: "bills", views: true, undo: true, called: "client_name", notes: true, search: "bills.title" },
  { name: "products", acts: all, group: "sales", screen: "products", key: "p", add: "products.new", table: "products", views: true, undo: true, called: "name", notes: true, search: "products.title" },
  { name: "services", menu: "products", within: "products", screen: "services", add: "services.new", table: "services", undo: true, called: "name", search: "services.list" },
  { name: "treasury", acts: all, group: "money", screen: "treasury", key: "y" },
  { name: "incomes", menu: "treasury", within: "treasury", screen: "incomes", add: "incomes.new", table: "incomes", undo: true, called: "label", notes: true, search: "incomes.title" },
  { name: "outcomes", menu: "treasury", within: "treasury", screen: "outcomes", add: "outcomes.new", table: "outcomes", undo: true, called: "label", notes: true, search: "outcomes.title" },
  { name: "accounts", menu: "treasury", within: "treasury", screen: "accounts", ownersAlone: true, add: "accounts.new", table: "bank_accounts", undo: true, called: "name", search: "accounts.title" },
  { name: "vatReturns", menu: "treasury", within: "treasury", screen: "vat-returns", table: "vat_returns" },
  { name: "contributions", menu: "treasury", within: "treasury", screen: "contributions" },
  { name: "scheduledTransactions", menu: "treasury", within: "treasury", screen: "scheduled-transactions", add: "scheduledTransactions.new", table: "scheduled_transactions", undo: true, called: "title", search: "scheduledTransactions.list" },
  { name: "forecast", menu: "treasury", within: "treasury", screen: "forecast" },
  { name: "budget", menu: "treasury", within: "treasury", screen: "budget" },
  { name: "bankImports", menu: "treasury", within: "treasury", screen: "bank-imports", ownersAlone: true, add: "bankImports.new", table: "bank_statements" },
  { name: "bankLines", menu: "treasury", within: "treasury", screen: "bank-lines", ownersAlone: true, table: "bank_lines" },
  { name: "vouchers", menu: "treasury", within: "treasury", screen: "vouchers", ownersAlone: true, add: "vouchers.new", table: "vouchers", undo: true, called: "payee", search: "vouchers.title" },
  { name: "labelRules", menu: "treasury", within: "treasury", screen: "label-rules", ownersAlone: true, add: "labelRules.new", table: "label_rules", undo: true, called: "contains" },
  { name: "purchases", acts: all, group: "money", screen: "purchases", key: "a", add: "purchases.new", table: "purchases", views: true, undo: true, called: "supplier_name", notes: true, search: "purchases.title" },
  { name: "recurringBills", menu: "bills", within: "bills", screen: "recurring-bills", add: "recurringBills.new", table: "recurring_bills", views: true, undo: true, called: "title", notes: true, search: "recurringBills.list" },
  { name: "pastBills", menu: "bills", within: "bills", screen: "past-bills", table: "past_bills", notes: true, search: "pastBills.list" },
  { name: "reminders", menu: "bills", within: "bills", screen: "reminders", table: "reminder_plans" },
  { name: "books", menu: "bills", group: "money", screen: "books", key: "l" },
  { name: "statistics", acts: ["see", "edit", "export"], needs: ["statistics.see", "bills.see"], group: "money", screen: "statistics", key: "z" },
  { name: "mailTemplates", acts: ["see", "create", "edit", "delete"], screen: "mail-templates", settings: { documents: [""] }, table: "mail_templates", views: true, undo: true, called: "name" },
  { name: "website", acts: ["see", "edit", "export"], group: "showcase", screen: "website", key: "s", table: "websites" },
  { name: "cv", acts: all, group: "showcase", screen: "cv", key: "v", add: "cv.new", table: "cv_facts", undo: true, called: "title", search: "cv.title" },
  { name: "cvVersions", menu: "cv", within: "cv", screen: "cv/versions", add: "cvVersions.new", table: "cvs", undo: true, called: "name", search: "cvVersions.list" },
  { name: "cvCopies", menu: "cv", within: "cv", screen: "cv/copies", table: "cv_copies" },
  { name: "views", menu: "dashboard", screen: "views", ownersAlone: true, settings: { me: [""] }, table: "views" },
  { name: "ownOptions", menu: "dashboard", screen: "own-options", settings: { business: [""] }, table: "own_options" },
  { name: "removals", menu: "dashboard", screen: "bin", ownersAlone: true, settings: { account: [""] } },
  { name: "notifications", acts: ["see", "edit"], table: "notifications" },
  { name: "assistant", acts: ["see"], screen: "assistant", settings: { me: ["choices"] }, table: "assistant_questions" },
  { name: "subscription", acts: ["see", "edit"], screen: "subscription", settings: { account: [""] }, table: "subscriptions" },
  { name: "accesses", acts: ["see", "create", "edit", "delete"], screen: "accesses", settings: { account: [""] }, add: "accesses.new", table: "accesses" },
  { name: "users", acts: ["see", "edit", "delete", "export"], group: "administration", screen: "users", table: "people", views: true },
  { name: "supportRequests", acts: ["see", "edit", "export"], within: "users", screen: "support-requests", table: "support_messages" },
  { name: "jobs", acts: ["see", "edit"], group: "administration", screen: "jobs", table: "jobs" },
  { name: "roles", acts: ["see", "create", "edit", "delete"], group: "administration", screen: "roles", table: "roles" },
  { name: "plans", acts: ["see", "create", "edit"], group: "administration", screen: "plans", add: "plans.new", table: "plans" },
  { name: "subscriptions", acts: ["see", "edit", "export"], within: "plans", screen: "subscriptions" },
  { name: "optionSets", acts: all, group: "administration", screen: "option-sets", table: "options" },
  { name: "organisms", acts: all, group: "administration", screen: "organisms", add: "organisms.new", table: "organisms" },
  { name: "audit", acts: ["see", "export"], group: "administration", screen: "audit", table: "audit_entries", views: true },
  { name: "operations", acts: ["see", "edit"], group: "administration", screen: "operations" },
  { name: "installationMails", acts: ["see", "edit"], within: "operations", screen: "installation-mails", table: "installation_mails" },
  { name: "outbox", acts: ["see"], group: "administration", screen: "outbox" },
] as const satisfies readonly Card[]

/** The same, for who asks each the same question. */
export const cards: readonly Card[] = [...areas]

export type Area = (typeof areas)[number]
/** Where its screens stand, of each area in the navigation. */
export type Screen = Extract<Area, { screen: string }>["screen"]
/** The table of an area whose removals can be taken back. */
export type UndoneTable = Extract<Area, { undo: true }>["table"]
/** The areas whose removals can be taken back. */
export type UndoneArea = Extract<Area, { undo: true }>["name"]
/** The areas whose records take notes. */
export type NotedArea = Extract<Area, { notes: true }>["name"]
/** The areas whose lists can be kept as views. */
export type ViewedArea = Extract<Area, { views: true }>["name"]
/** The kinds of records that the search finds. */
export type SearchKind = Extract<Area, { search: string }>["name"]

type Own = Extract<Area, { acts: readonly Act[] }>
/** A menu of rights. */
export type Menu = Own["name"]
/** A menu that a plan may open or not: those of administration no plan opens. */
export type PlanMenu = Extract<
  Own,
  { group: "clients" | "work" | "sales" | "money" | "showcase" }
>["name"]
/** What a person may do: menu × act, of those that there are. */
export type Permission = Own extends infer Each
  ? Each extends { name: infer Name extends string; acts: readonly (infer Does extends string)[] }
    ? `${Name}.${Does}`
    : never
  : never
