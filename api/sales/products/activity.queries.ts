import { sql } from "drizzle-orm"
import { type ActivitySource, stamps } from "../../notes/activity.queries"

export const productActivity: ActivitySource = { title: sql`r.name`, events: stamps }
