import type { importKinds } from "#contract/choices"
import { clientImport } from "../../people/clients/import.commands"
import { contactImport } from "../../people/contacts/import.commands"
import type { ImportKind } from "../../ports/import-kind"
import { productImport } from "../../sales/products/import.commands"

/** What each area that takes records from a file says of it. */
export const kinds: Record<(typeof importKinds)[number], ImportKind> = {
  clients: clientImport,
  contacts: contactImport,
  products: productImport,
}
