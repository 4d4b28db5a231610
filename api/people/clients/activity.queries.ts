import { sql } from "drizzle-orm"
import { type ActivitySource, stamps } from "../../notes/activity.queries"

export const clientActivity: ActivitySource = { title: sql`r.name`, events: stamps }
