import type { Extension } from "../../extension/extension"
import { contactActivity } from "./activity.queries"
import { contactImport } from "./import.commands"
import { searchContacts } from "./queries"

export const contacts: Extension<"contacts"> = {
  activity: contactActivity,
  import: contactImport,
  search: async ({ db, owner, q, most }) =>
    (await searchContacts(db, owner, q, most)).map(({ id, name, role, clientName }) => ({
      id,
      title: [name],
      detail: [role, clientName],
    })),
}
