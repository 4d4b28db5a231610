import type { QuoteSummary } from "#contract/quotes"

/** The columns of the export, in order. */
export const exported = [
  { field: "number", head: "quotes.number" },
  { field: "status", head: "quotes.state", values: "quotes.statuses" },
  { field: "clientName", head: "quotes.client" },
  { field: "releaseDate", head: "quotes.releaseDate" },
  { field: "validUntil", head: "quotes.validUntil" },
  { field: "currency", head: "bills.currency" },
  { field: "totalHT", head: "bills.totalHT" },
  { field: "totalVat", head: "bills.totals.totalVat" },
  { field: "totalTTC", head: "bills.totalTTC" },
] as const satisfies readonly { field: keyof QuoteSummary; head: string; values?: string }[]
