import { sql } from "drizzle-orm"
import { type ActivitySource, onDay, stamps } from "../../notes/activity.queries"

export const purchaseActivity: ActivitySource = {
  title: sql`(case when r.number is null then r.supplier_name else r.number end)`,
  events: [
    ...stamps,
    onDay(sql`r.checked_on`, "checked", "notes.events"),
    onDay(sql`r.paid_on`, "settled", "notes.events"),
  ],
}
