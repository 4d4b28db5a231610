import type { Choice } from "~/components/form/reply"
import type { Api } from "~/services/api.server"
import { ifAllowed } from "~/services/if-allowed.server"

/** The offers that a CV may be for: the latest, and the one that is chosen; none for who may not see offers. */
export async function offersToChoose(api: Api, chosen?: string | null): Promise<Choice[]> {
  const listed = await ifAllowed(api.list("/Offers", { query: { limit: 100 } }))
  if (!listed) return []
  const { rows } = listed
  const isThere = !chosen || rows.some(({ id }) => id === chosen)
  const other = isThere ? [] : [await api.get("/Offers/{offerId}", { path: { offerId: chosen } })]
  return [...other, ...rows].map(({ id, title, clientName }) => ({
    value: id,
    label: `${title} – ${clientName}`,
  }))
}
