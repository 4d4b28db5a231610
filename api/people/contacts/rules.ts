import type { Contact } from "#contract/contacts"

/** The columns of the export, in order. */
export const exported = [
  { field: "name", head: "contacts.name" },
  { field: "role", head: "contacts.role" },
  { field: "clientName", head: "contacts.client" },
  { field: "email", head: "contacts.email" },
  { field: "phoneNumber", head: "contacts.phoneNumber" },
] as const satisfies readonly { field: keyof Contact; head: string }[]
