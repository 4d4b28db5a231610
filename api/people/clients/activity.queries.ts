import { sql } from "drizzle-orm"
import { type ActivitySource, merges, stamps } from "../../notes/activity.queries"

export const clientActivity: ActivitySource = {
  title: sql`r.name`,
  events: [...stamps, ...merges("clients")],
}
