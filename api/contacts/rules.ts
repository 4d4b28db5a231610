import type { Contact } from "../../contract/contacts"

/** The columns of the export, in order. */
export const exported = [
  "name",
  "role",
  "clientName",
  "email",
  "phoneNumber",
] as const satisfies readonly (keyof Contact)[]
