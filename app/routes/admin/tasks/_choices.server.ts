import type { Choice } from "~/components/form/reply"
import type { Api } from "~/services/api.server"
import {
  billSearch,
  eventSearch,
  findBills,
  findEvents,
  findQuotes,
  joined,
  quoteSearch,
} from "~/services/form/choices.server"
import { ifAllowed } from "~/services/if-allowed.server"

interface Links {
  billId?: string | null
  quoteId?: string | null
  eventId?: string | null
  billTitle?: string | null
  quoteTitle?: string | null
  eventTitle?: string | null
}

export interface LinkChoices {
  bills?: Choice[]
  quotes?: Choice[]
  events?: Choice[]
}

/** What a task may be linked to, as far as one may see it: the newest of each, and what it is linked to already. */
export async function linkChoices(api: Api, chosen: Links): Promise<LinkChoices> {
  const [bills, quotes, events] = await Promise.all([
    ifAllowed(findBills(api, "")),
    ifAllowed(findQuotes(api, "")),
    ifAllowed(findEvents(api, "")),
  ])
  return {
    bills: bills && joined(held(chosen.billId, chosen.billTitle), bills),
    quotes: quotes && joined(held(chosen.quoteId, chosen.quoteTitle), quotes),
    events: events && joined(held(chosen.eventId, chosen.eventTitle), events),
  }
}

const held = (id: string | null | undefined, label: string | null | undefined): Choice[] =>
  id ? [{ value: id, label: label ?? id }] : []

/** The searches of the links. */
export const linkSearches = (api: Api) => ({
  billId: billSearch(api),
  quoteId: quoteSearch(api),
  eventId: eventSearch(api),
})
