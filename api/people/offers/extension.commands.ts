import type { Extension } from "../../extension/extension"
import { offerActivity } from "./activity.queries"
import { searchOffers } from "./queries"
import { listLateActions } from "./steps.queries"

export const offers: Extension<"offers"> = {
  activity: offerActivity,
  search: async ({ db, owner, q, most, say }) =>
    (await searchOffers(db, owner, q, most)).map((offer) => ({
      id: offer.id,
      title: [offer.title],
      detail: [
        offer.clientName,
        say.text(`offers.states.${offer.state}`),
        say.money(offer.valueHT, offer.currency),
      ],
    })),
  steps: { offers: ({ db, owner, today }) => listLateActions(db, owner, today) },
}
