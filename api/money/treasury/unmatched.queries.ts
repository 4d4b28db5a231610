import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

/** Receipts in euros that statements brought after a day, and of which nothing was said yet. */
export async function sumUnmatched(db: Database, owner: Owner, after: Day) {
  const { rows } = await db.execute<{ count: number; amount: number }>(sql`
    select count(*)::int as count, coalesce(sum(l.amount), 0)::float8 as amount
    from bank_lines l join bank_accounts a on a.owner = l.owner and a.id = l.account_id
    where l.owner = ${owner} and l.state = 'open' and l.amount > 0 and l.day > ${after}::date
      and a.currency = 'EUR'`)
  return rows[0] ?? { count: 0, amount: 0 }
}
