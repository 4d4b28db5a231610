import type { Api } from "~/services/api.server"
import { clientsToChoose } from "~/services/form/choices.server"
import { ifAllowed } from "~/services/if-allowed.server"

/** As many as a list of them offers; among more, one searches. */
const offered = 100

/** The clients and the contacts to choose from, and those that are chosen already. */
export async function peopleToChoose(
  api: Api,
  chosen: { clientId?: string | null; contactId?: string | null },
) {
  // Who may not see clients names a prospect.
  const [clients, contacts] = await Promise.all([
    ifAllowed(clientsToChoose(api, chosen.clientId)),
    ifAllowed(contactsToChoose(api, chosen.contactId)),
  ])
  return { clients: clients ?? { choices: [], more: false }, contacts }
}

async function contactsToChoose(api: Api, chosen: string | null | undefined) {
  const { rows, total } = await api.list("/Contacts", { query: { limit: offered } })
  const known = !chosen || rows.some(({ id }) => id === chosen)
  const other = known
    ? []
    : [await api.get("/Contacts/{contactId}", { path: { contactId: chosen } })]
  return {
    choices: [...other, ...rows].map(({ id, name, clientName }) => ({
      value: id,
      label: name,
      text: clientName ?? undefined,
    })),
    more: total > rows.length,
  }
}
