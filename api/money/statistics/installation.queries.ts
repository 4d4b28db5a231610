import { sql } from "drizzle-orm"
import type { InstallationStatistics } from "#contract/statistics"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

type Counts = Pick<
  InstallationStatistics,
  "accounts" | "suspended" | "trials" | "plans" | "requestsWaiting" | "mailsFailing"
>

/** How many of what there are for everyone together; of nobody in particular. */
export async function countInstallation(
  db: Database,
  _nobody: Owner,
  now: Date,
  today: Day,
): Promise<Counts | undefined> {
  const { rows } = await db.execute<{ counts: Counts }>(
    sql`select installation_counts(${now.toISOString()}::timestamptz, ${today}::date) as counts`,
  )
  return rows[0]?.counts
}

/** Work that was tried as often as it may be, and is kept to be looked at. */
export async function countFailedJobs(db: Database, _nobody: Owner): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state = 'failed'`,
  )
  return rows[0]?.count ?? 0
}
