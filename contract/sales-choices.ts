// The lists of values of bills and quotes, apart: their screens need no other.

/** Codes of the units of a line; free services are counted in units. */
export const units = ["day", "halfDay", "hour", "month", "unit", "flat"] as const

/** What a list is narrowed to; `unpaid` is whatever is issued and not wholly settled. */
export const billStates = [
  "draft",
  "issued",
  "unpaid",
  "overdue",
  "paid",
  "uncollected",
  "creditNotes",
] as const

export const paymentMeans = ["transfer", "card", "cheque", "cash", "directDebit", "other"] as const

/** Derived from its editions, its answer, its bill and the day, never typed by hand. */
export const quoteStatuses = [
  "draft",
  "issued",
  "sent",
  "accepted",
  "refused",
  "expired",
  "billed",
] as const

/** The days that a bill is for: none, those since the date before, or those until the next. */
export const recurringBillPeriods = ["none", "past", "ahead"] as const

/** What becomes of a bill on its day: it waits as a draft, is issued, or is issued and sent. */
export const recurringBillModes = ["draft", "issue", "send"] as const

/** `failed` was paused by three failures, `paused` by its owner. */
export const recurringBillStatuses = ["active", "paused", "failed", "ended"] as const

export const billFrequencies = ["weekly", "monthly", "quarterly", "yearly"] as const
