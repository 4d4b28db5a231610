import { sql } from "drizzle-orm"
import { type ActivitySource, messages, onDay, stamps } from "../../notes/activity.queries"

export const contractActivity: ActivitySource = {
  title: sql`r.title`,
  under: { clients: sql`r.client_id` },
  events: [
    ...stamps,
    onDay(sql`r.activated_on`, "activated", "notes.events"),
    onDay(sql`r.ended_on`, "ended", "notes.events"),
    {
      kind: "history",
      join: sql`join contract_renewals e on e.owner = r.owner and e.contract_id = r.id`,
      at: sql`e.created_at`,
      id: sql`e.id`,
      what: sql`'renewed'`,
      words: "notes.events",
    },
    messages(sql`join bill_emails e on e.owner = r.owner and e.contract_id = r.id`),
  ],
}
