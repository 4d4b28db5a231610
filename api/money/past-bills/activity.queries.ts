import { sql } from "drizzle-orm"
import { type ActivitySource, stamps } from "../../notes/activity.queries"

export const pastBillActivity: ActivitySource = { title: sql`r.number`, events: stamps }
