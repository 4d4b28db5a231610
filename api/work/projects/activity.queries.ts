import { sql } from "drizzle-orm"
import { type ActivitySource, stamps } from "../../notes/activity.queries"

export const projectActivity: ActivitySource = {
  title: sql`r.name`,
  under: { clients: sql`r.client_id`, contracts: sql`r.contract_id` },
  events: [...stamps],
}

/** What happened to a task is told by its own history; the feed has its notes and files. */
export const taskActivity: ActivitySource = {
  title: sql`r.title`,
  under: { projects: sql`r.project_id` },
  events: [...stamps],
}
