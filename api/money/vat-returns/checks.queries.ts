import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

/** How much up to a day nobody has looked at, or is not counted. */
export async function countUnread(db: Database, owner: Owner, until: Day) {
  const { rows } = await db.execute<Record<"purchases" | "lines" | "bills", number>>(sql`
    select
      (select count(*) from purchases where owner = ${owner} and checked_on is null
        and coalesce(issue_date, created_at::date) <= ${until}::date)::int as purchases,
      (select count(*) from bank_lines where owner = ${owner} and state = 'open'
        and day <= ${until}::date)::int as lines,
      (select count(*) from bills where owner = ${owner} and number is not null and currency <> 'EUR'
        and release_date <= ${until}::date)::int as bills`)
  return rows[0] ?? { purchases: 0, lines: 0, bills: 0 }
}

interface Covered extends Record<string, unknown> {
  accountId: string
  accountName: string
  /** The days of the period on which the account was open. */
  from: Day
  to: Day
  spans: { from: Day; to: Day }[]
}

/** The accounts that statements feed, with the days that those tell of. */
export async function listCovered(db: Database, owner: Owner, from: Day, to: Day) {
  const { rows } = await db.execute<Covered>(sql`
    select a.id as "accountId", a.name as "accountName", greatest(a.opened_on, ${from}::date)::text as from,
      least(coalesce(a.closed_on, ${to}::date), ${to}::date)::text as to,
      coalesce((select jsonb_agg(jsonb_build_object(
          'from', coalesce(s.opening_day, s.first_day), 'to', coalesce(s.closing_day, s.last_day))
          order by coalesce(s.opening_day, s.first_day))
        from bank_statements s where s.owner = a.owner and s.account_id = a.id and s.imported_at is not null
          and s.undone_at is null and coalesce(s.closing_day, s.last_day) >= ${from}::date
          and coalesce(s.opening_day, s.first_day) <= ${to}::date), '[]') as spans
    from bank_accounts a
    where a.owner = ${owner} and a.fed_by = 'statements' and a.opened_on <= ${to}::date
      and coalesce(a.closed_on, ${to}::date) >= ${from}::date
    order by a.name, a.id limit 100`)
  return rows
}
