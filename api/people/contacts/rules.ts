import type { Contact } from "#contract/contacts"
import { permitted, type Rights } from "../../access/permitted.rules"

/** The columns of the export, in order. */
export const exported = [
  { field: "name", head: "contacts.name" },
  { field: "role", head: "contacts.role" },
  { field: "clientName", head: "contacts.client" },
  { field: "email", head: "contacts.email" },
  { field: "phoneNumber", head: "contacts.phoneNumber" },
] as const satisfies readonly { field: keyof Contact; head: string }[]

/** What someone can do with a contact, whatever its state. */
export const contactActs = (rights: Rights) =>
  permitted(rights, { change: "contacts.edit", remove: "contacts.delete" })
