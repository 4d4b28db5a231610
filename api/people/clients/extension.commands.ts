import type { Extension } from "../../extension/extension"
import { fact } from "../../extension/steps.rules"
import { clientActivity } from "./activity.queries"
import { clientImport } from "./import.commands"
import { hasClients, searchClients } from "./queries"

export const clients: Extension<"clients"> = {
  activity: clientActivity,
  import: clientImport,
  search: async ({ db, owner, q, most }) =>
    (await searchClients(db, owner, q, most)).map(({ id, name, city, siren }) => ({
      id,
      title: [name],
      detail: [city, siren && `SIREN ${siren.replace(/(\d{3})(?=\d)/g, "$1\u202f")}`],
    })),
  steps: { client: async ({ db, owner }) => ((await hasClients(db, owner)) ? [] : [fact(0)]) },
}
