import type { Extension } from "../../extension/extension"
import { lastOfWeek } from "../../extension/steps.rules"
import { quoteActivity } from "./activity.queries"
import { listEndingWithin } from "./layers.queries"
import { searchQuotes } from "./queries"
import { statusOf } from "./rules"
import { listAccepted, listExpiring } from "./steps.queries"

export const quotes: Extension<"quotes"> = {
  activity: quoteActivity,
  search: async ({ db, owner, q, most, today, say }) =>
    (await searchQuotes(db, owner, q, most)).map((quote) => ({
      id: quote.id,
      title: [quote.number ?? say.text("quotes.statuses.draft"), quote.clientName],
      detail: [
        say.money(quote.totalTTC, quote.currency),
        quote.number && say.text(`quotes.statuses.${statusOf(quote, today)}`),
        say.day(quote.releaseDate),
      ],
    })),
  layers: {
    quotes: async ({ db, owner, from, to, say }) =>
      (await listEndingWithin(db, owner, from, to)).flatMap(
        ({ id, number, clientName, validUntil, changedAt }) =>
          validUntil
            ? [
                {
                  ...{ id, changedAt },
                  day: validUntil,
                  title: [say.text("calendar.entries.quote"), number, clientName],
                },
              ]
            : [],
      ),
  },
  steps: {
    accepted: ({ db, owner }) => listAccepted(db, owner),
    expiring: ({ db, owner, today }) => listExpiring(db, owner, today, lastOfWeek(today)),
  },
}
