import { sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

/** The quarters of days and of hours that timesheets have on a bill; none where it was not made from them. */
export async function findWorkOf(db: Database, owner: Owner, billId: string) {
  const { rows } = await db.execute<{ unit: string; quarters: number }>(sql`
    select unit_in(c, to_char(d.day, 'YYYY-MM')) as unit, sum(d.quarters)::int as quarters
    from timesheet_billed_days d join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
      join contracts c on c.owner = r.owner and c.id = r.contract_id
    where d.owner = ${owner} and d.bill_id = ${billId} group by 1`)
  return rows
}
