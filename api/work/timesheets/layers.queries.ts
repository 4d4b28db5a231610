import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { WorkKind } from "#domain/timesheet"
import type { Database } from "../../../database/client"

/** What was entered of each of some days, by row; a day has four quarters. */
export async function listEnteredDays(db: Database, owner: Owner, from: Day, to: Day) {
  const { rows } = await db.execute<{
    day: Day
    quarters: number
    kind: WorkKind
    words: string
    client: string | null
  }>(sql`
    select d.day::text, d.quarters, r.kind, coalesce(c.title, r.activity) as words, k.name as client
    from timesheet_days d join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
    left join contracts c on c.owner = r.owner and c.id = r.contract_id
    left join clients k on k.owner = c.owner and k.id = c.client_id
    where d.owner = ${owner} and d.day between ${from}::date and ${to}::date and d.quarters > 0
    order by d.day, r.position limit 1000`)
  return rows
}
