import type { Permission } from "./permissions"

/** The pages of the statistics, in their order. */
export const statisticPages = ["business", "clients", "payment", "sales"] as const
export type StatisticPage = (typeof statisticPages)[number]

type Unit = "money" | "percent" | "days" | "count"

/** What the rest of the house must know of a figure; how it is counted, the API says. */
export interface FigureCard {
  page: StatisticPage
  unit: Unit
  /** The right without which it is not there; to see bills where nothing is said. */
  needs?: Permission
  /** It says how things stand today, whatever the period. */
  now?: true
  /** It can be asked of one client, and of what is sold in one way. */
  byClient?: true
  byService?: true
  /** Opened from a chart or a table, and no tile of its page. */
  inside?: true
}

// biome-ignore format: one line a figure
const figures = {
  turnoverHT: { page: "business", unit: "money", byClient: true, byService: true },
  collected: { page: "business", unit: "money", byClient: true },
  bills: { page: "business", unit: "count", byClient: true, byService: true },
  averageBillHT: { page: "business", unit: "money", byClient: true, byService: true },
  averageTjmHT: { page: "business", unit: "money", byClient: true, byService: true },
  daysBilled: { page: "business", unit: "days", byClient: true, byService: true },
  recurringShare: { page: "business", unit: "percent", byClient: true },
  newClients: { page: "business", unit: "count" },
  lostClients: { page: "business", unit: "count" },
  aheadCertain: { page: "business", unit: "money", byClient: true, inside: true },
  aheadLikely: { page: "business", unit: "money", byClient: true, inside: true },
  firstShare: { page: "clients", unit: "percent" },
  effectiveClients: { page: "clients", unit: "count" },
  withoutFirstHT: { page: "clients", unit: "money" },
  averageDaysToPay: { page: "payment", unit: "days", byClient: true },
  averageDelayDays: { page: "payment", unit: "days", byClient: true },
  paidOnTime: { page: "payment", unit: "percent", byClient: true },
  unpaid: { page: "payment", unit: "money", now: true, byClient: true },
  overdue: { page: "payment", unit: "money", now: true, byClient: true },
  dso90Days: { page: "payment", unit: "days", now: true, byClient: true },
  lateInterest: { page: "payment", unit: "money", now: true, byClient: true },
  quoteConversion: { page: "sales", unit: "percent", needs: "quotes.see", byClient: true },
  quoteValueConversion: { page: "sales", unit: "percent", needs: "quotes.see", byClient: true },
  daysToAnswer: { page: "sales", unit: "days", needs: "quotes.see", byClient: true },
  offerConversion: { page: "sales", unit: "percent", needs: "offers.see", byClient: true },
  offerValueConversion: { page: "sales", unit: "percent", needs: "offers.see", byClient: true },
  offersLost: { page: "sales", unit: "count", needs: "offers.see", byClient: true, inside: true },
  pipelineHT: { page: "sales", unit: "money", needs: "offers.see", now: true, byClient: true },
  occupation: { page: "sales", unit: "percent", needs: "timesheets.see" },
  billableShare: { page: "sales", unit: "percent", needs: "timesheets.see" },
  unfilledDays: { page: "sales", unit: "days", needs: "timesheets.see" },
} as const satisfies Record<string, FigureCard>

export type FigureName = keyof typeof figures
export const figureCards: Record<FigureName, FigureCard> = figures
// The keys of a literal are the names.
export const figureNames = Object.keys(figures) as [FigureName, ...FigureName[]]

/** What each record behind a figure is, and so where it is read. */
export const statisticKinds = [
  "bill",
  "pastBill",
  "payment",
  "client",
  "quote",
  "offer",
  "recurringBill",
  "month",
] as const

/** The tables behind the charts, for spreadsheets. */
export const statisticTables = [
  "months",
  "services",
  "ahead",
  "seasonality",
  "shares",
  "payers",
  "expected",
  "reasons",
  "work",
] as const
