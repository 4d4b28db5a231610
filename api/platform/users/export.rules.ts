import type { PersonRow } from "./queries"

/** The columns of the export of people, in order. */
export const exported = [
  { field: "username", head: "users.username" },
  { field: "name", head: "users.name" },
  { field: "email", head: "users.email" },
  { field: "roles", head: "users.roles" },
  { field: "createdAt", head: "users.createdAt" },
  { field: "lastConnectionAt", head: "users.lastConnectionAt" },
  { field: "validated", head: "users.validated" },
  { field: "showInSearch", head: "users.showInSearch" },
  { field: "suspendedUntil", head: "users.suspendedUntil" },
  { field: "suspensionReason", head: "users.suspensionReason" },
] as const

/** A person as a line of it. */
export const exportedRecord = (row: PersonRow) => ({
  ...row,
  roles: row.roles.join(", "),
  createdAt: row.createdAt.toISOString(),
  lastConnectionAt: row.lastConnectionAt?.toISOString() ?? null,
  suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
})
