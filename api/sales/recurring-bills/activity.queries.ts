import { sql } from "drizzle-orm"
import { type ActivitySource, stamps } from "../../notes/activity.queries"

/** The bills that were made of it tell the client's feed themselves. */
export const recurringBillActivity: ActivitySource = {
  title: sql`r.title`,
  under: { clients: sql`r.client_id` },
  events: [
    ...stamps,
    {
      kind: "history",
      join: sql`join recurring_bill_dates e on e.owner = r.owner and e.recurring_bill_id = r.id
        join bills b on b.owner = e.owner and b.id = e.bill_id`,
      at: sql`e.created_at`,
      id: sql`e.id`,
      what: sql`'billMade'`,
      words: "notes.events",
      about: { area: "bills", id: sql`b.id`, title: sql`b.number` },
      alone: true,
    },
  ],
}
