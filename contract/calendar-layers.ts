import type { Area, Permission } from "./areas"

/** Days of other areas that a calendar shows, each a link to its record. Its text: `calendar.layers.<name>`. */
export interface LayerCard {
  /** The area that tells it. */
  area: string
  name: string
  /** The rights without which it is not offered: those of where it leads to. */
  needs: readonly Permission[]
  /** Where its records are, below the mount; `:id` stands for which one. Without it, it has none. */
  to?: string
}

/**
 * The layers of a calendar beside its events, read only. What each of them says is asked of its area
 * (`extension.commands.ts`); a new one is a line here, and what its area answers.
 */
// biome-ignore format: one line a layer
export const layerCards = [
  { area: "profile", name: "holidays", needs: ["calendar.see"] },
  { area: "bills", name: "dueDates", needs: ["bills.see"], to: "bills/:id" },
  { area: "recurringBills", name: "recurringBills", needs: ["bills.see"], to: "recurring-bills/:id" },
  { area: "quotes", name: "quotes", needs: ["quotes.see"], to: "quotes/:id" },
  { area: "contracts", name: "contracts", needs: ["contracts.see"], to: "contracts/:id" },
  { area: "contracts", name: "documents", needs: ["contracts.see"], to: "contracts/:id" },
  { area: "timesheets", name: "workedDays", needs: ["timesheets.see"], to: "timesheets/:id" },
  { area: "timesheets", name: "monthsToHandOver", needs: ["timesheets.see"], to: "timesheets/:id" },
  { area: "tasks", name: "tasks", needs: ["projects.see"], to: "tasks/:id" },
  { area: "offers", name: "nextActions", needs: ["offers.see"], to: "offers/:id" },
  { area: "scheduledTransactions", name: "scheduledTransactions", needs: ["treasury.see"], to: "scheduled-transactions/:id" },
  { area: "vatReturns", name: "vatReturns", needs: ["treasury.see"], to: "vat-returns/:id" },
  { area: "contributions", name: "contributions", needs: ["treasury.see"], to: "contributions" },
  { area: "cv", name: "certifications", needs: ["cv.see"], to: "cv/:id" },
] as const satisfies readonly (LayerCard & { area: Area["name"] })[]

export type CalendarLayer = (typeof layerCards)[number]["name"]
export const calendarLayers = layerCards.map(({ name }) => name)
