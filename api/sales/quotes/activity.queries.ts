import { sql } from "drizzle-orm"
import { type ActivitySource, messages, numbered } from "../../notes/activity.queries"

/** The history of quotes, but for what it says of messages: these are told with their fate. */
export const quoteActivity: ActivitySource = {
  title: sql`r.number`,
  under: { clients: sql`r.client_id` },
  events: [
    {
      kind: "history",
      join: sql`join quote_events e on e.owner = r.owner and e.quote_id = r.id`,
      where: sql`e.what not like 'email%'`,
      at: sql`e.at`,
      id: numbered(sql`e.id`, "d0"),
      what: sql`e.what`,
      words: "quotes.events",
      text: sql`e.detail`,
    },
    messages(sql`join bill_emails e on e.owner = r.owner and e.quote_id = r.id`),
  ],
}
