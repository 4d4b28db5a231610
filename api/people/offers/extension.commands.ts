import type { Extension } from "../../extension/extension"
import { offerActivity } from "./activity.queries"
import { listActionsWithin } from "./layers.queries"
import { searchOffers } from "./queries"
import { listActionsOfToday, listLateActions } from "./steps.queries"

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
  layers: {
    nextActions: async ({ db, owner, from, to }) =>
      (await listActionsWithin(db, owner, from, to)).flatMap((offer) => {
        const { id, clientName, nextAction, nextActionOn, nextActionAt, changedAt } = offer
        const title = [nextAction, clientName]
        return nextActionOn ? [{ id, changedAt, day: nextActionOn, at: nextActionAt, title }] : []
      }),
  },
  steps: {
    offers: ({ db, owner, today }) => listLateActions(db, owner, today),
    actionsOfToday: ({ db, owner, today }) => listActionsOfToday(db, owner, today),
  },
}
