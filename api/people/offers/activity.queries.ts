import { sql } from "drizzle-orm"
import { type ActivitySource, stamps } from "../../notes/activity.queries"

export const offerActivity: ActivitySource = {
  title: sql`r.title`,
  under: { clients: sql`r.client_id`, contacts: sql`r.contact_id` },
  events: [
    ...stamps,
    {
      kind: "history",
      join: sql`join offer_events e on e.owner = r.owner and e.offer_id = r.id`,
      where: sql`e.field = 'state' and e.before is not null`,
      at: sql`e.at`,
      id: sql`e.id`,
      what: sql`(e.after #>> '{}')`,
      words: "offers.states",
    },
  ],
}
