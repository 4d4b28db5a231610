import type { RequestRow } from "./queries"

/** The columns of the export of requests, in order. */
export const exported = [
  { field: "reference", head: "supportRequests.reference" },
  { field: "createdAt", head: "supportRequests.createdAt" },
  { field: "email", head: "supportRequests.email" },
  { field: "subject", head: "supportRequests.subject" },
  { field: "message", head: "supportRequests.message" },
  { field: "treatedAt", head: "supportRequests.treatedAt" },
] as const

/** A request as a line of it. */
export const exportedRequest = (row: RequestRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  treatedAt: row.treatedAt?.toISOString() ?? null,
})
