import { sql } from "drizzle-orm"
import { type ActivitySource, stamps } from "../../notes/activity.queries"

/** What contacts wrote through the owner's site is told like a message of theirs. */
export const contactActivity: ActivitySource = {
  title: sql`r.name`,
  under: { clients: sql`r.client_id` },
  events: [
    ...stamps,
    {
      kind: "message",
      join: sql`join contact_consents e on e.owner = r.owner and e.contact_id = r.id`,
      at: sql`e.given_at`,
      id: sql`e.id`,
      what: sql`'letter'`,
      words: "notes.events",
      text: sql`e.message`,
    },
  ],
}
