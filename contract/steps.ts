import type { Area, Permission } from "./areas"

/** One kind of thing to do, or to know today. Its texts: `dashboard.steps.<name>`. */
export interface StepCard {
  /** The area that tells it, and whose icon it has. */
  area: string
  name: string
  /** The rights without which it is not offered: those of where it leads to. */
  needs: readonly Permission[]
  /** Where one does it, below the mount; of one record, `:id` stands for which one, or `:month`. */
  to: string
  /** Where all of them are, if they have a list. */
  all?: string
  /** It belongs to the day, and asks for nothing. */
  today?: true
}

/**
 * What areas put on the dashboard's one list of things to do, and of what today is about; each has a query of its
 * own. They are no part of the cards, which travel with each page.
 */
// biome-ignore format: one line a kind
export const stepCards = [
  { area: "profile", name: "profile", needs: ["profile.edit"], to: "first-run" },
  { area: "profile", name: "bank", needs: ["profile.edit"], to: "profile/bank" },
  { area: "offers", name: "offers", needs: ["offers.see"], to: "offers/:id", all: "offers?action=overdue" },
  { area: "offers", name: "actionsOfToday", needs: ["offers.see"], to: "offers/:id", all: "offers?action=today", today: true },
  { area: "clients", name: "client", needs: ["clients.create"], to: "companies/new" },
  { area: "contracts", name: "renewals", needs: ["contracts.see"], to: "contracts/:id", all: "contracts?state=toRenew" },
  { area: "timesheets", name: "monthsToFill", needs: ["timesheets.edit"], to: "timesheets/:month" },
  { area: "timesheets", name: "monthUnderway", needs: ["timesheets.edit"], to: "timesheets/:month", today: true },
  { area: "timesheets", name: "timesheetsToHandOver", needs: ["timesheets.edit"], to: "timesheets/:id", all: "timesheets?state=draft" },
  { area: "timesheets", name: "timesheetsToBill", needs: ["timesheets.edit", "bills.create"], to: "timesheets/:id", all: "timesheets?state=approved" },
  { area: "tasks", name: "overdueTasks", needs: ["projects.see"], to: "tasks/:id", all: "tasks?due=overdue" },
  { area: "tasks", name: "runningTask", needs: ["projects.see"], to: "tasks/:id", today: true },
  { area: "tasks", name: "tasksOfToday", needs: ["projects.see"], to: "tasks/:id", all: "tasks?due=today", today: true },
  { area: "quotes", name: "accepted", needs: ["quotes.see"], to: "quotes/:id", all: "quotes?state=accepted" },
  { area: "quotes", name: "expiring", needs: ["quotes.see"], to: "quotes/:id", all: "quotes?state=sent", today: true },
  { area: "bills", name: "bill", needs: ["bills.create"], to: "bills/new" },
  { area: "bills", name: "overdue", needs: ["bills.see"], to: "bills/:id", all: "bills?state=overdue" },
  { area: "bills", name: "drafts", needs: ["bills.see"], to: "bills/:id", all: "bills?state=draft" },
  { area: "bills", name: "uncollected", needs: ["bills.see"], to: "bills/:id", all: "bills?state=uncollected" },
  { area: "bills", name: "dueSoon", needs: ["bills.see"], to: "bills/:id", all: "bills?state=unpaid", today: true },
  { area: "purchases", name: "unpaid", needs: ["purchases.see"], to: "purchases/:id", all: "purchases?state=late" },
  { area: "purchases", name: "toCheck", needs: ["purchases.see"], to: "purchases/:id", all: "purchases?state=draft" },
  { area: "purchases", name: "toPay", needs: ["purchases.see"], to: "purchases/:id", all: "purchases?state=toPay", today: true },
  { area: "recurringBills", name: "recurring", needs: ["bills.see"], to: "recurring-bills/:id", all: "recurring-bills", today: true },
] as const satisfies readonly (StepCard & { area: Area["name"] })[]

/** What stands on the dashboard's list of things to do. */
export type Step = (typeof stepCards)[number]["name"]
