import { sql } from "drizzle-orm"
import { type ActivitySource, stamps } from "../../notes/activity.queries"

export const outcomeActivity: ActivitySource = {
  title: sql`r.label`,
  events: stamps,
}
