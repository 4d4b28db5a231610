import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

interface Part {
  kind: "work" | "timeOff" | "sickLeave"
  words: string
  /** Of a day or of an hour. */
  quarters: number
  unit: "day" | "hour"
}

/** What was entered of each of some days, what is of one kind and contract added up. */
export async function listEnteredDays(db: Database, owner: Owner, from: Day, to: Day) {
  const { rows } = await db.execute<{
    day: Day
    parts: Part[]
    clients: string | null
  }>(sql`
    select day::text, string_agg(distinct client, ', ') as clients,
      json_agg(json_build_object('kind', kind, 'words', words, 'quarters', quarters, 'unit', unit)
        order by place) as parts
    from (
      select d.day, case when r.kind in ('timeOff', 'sickLeave') then r.kind else 'work' end as kind,
        coalesce(c.title, r.activity) as words, case when unit_in(c, to_char(d.day, 'YYYY-MM')) = 'hour' then 'hour' else 'day' end as unit,
        sum(d.quarters)::int as quarters, min(r.position) as place, min(k.name) as client
      from timesheet_days d join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
      left join contracts c on c.owner = r.owner and c.id = r.contract_id
      left join clients k on k.owner = c.owner and k.id = c.client_id
      where d.owner = ${owner} and d.day between ${from}::date and ${to}::date and d.quarters > 0
      group by 1, 2, 3, 4
    ) entered
    group by day order by day limit 1200`)
  return rows
}
