import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { BillFilter } from "../../contract/bills"
import type { Database } from "../../database/client"
import type { Day } from "../../domain/day"
import type { Owner } from "../../domain/owner"
import { bills } from "./schema"

/** What a list, its totals and its export are narrowed to. */
export type Narrowing = Pick<
  BillFilter,
  "q" | "id" | "state" | "clientId" | "from" | "to" | "dueFrom" | "dueTo"
>

const inState = (state: BillFilter["state"], today: Day): SQL | undefined => {
  switch (state) {
    case "draft":
      return sql`${bills.number} is null`
    case "issued":
      return sql`${bills.number} is not null`
    case "unpaid":
      return sql`${bills.number} is not null and ${bills.paid} < ${bills.totalTTC}`
    case "overdue":
      return sql`${bills.number} is not null and ${bills.paid} < ${bills.totalTTC} and ${bills.dueDate} < ${today}`
    case "paid":
      return sql`${bills.number} is not null and ${bills.paid} >= ${bills.totalTTC}`
    case "uncollected":
      return sql`${bills.collected} < ${bills.paid}`
    default:
      return undefined
  }
}

/** The condition of the filtered set; a search is looked up first, where it finds few bills. */
export async function matching(db: Database, owner: Owner, filter: Narrowing, today: Day) {
  return and(
    eq(bills.owner, owner),
    filter.id ? inArray(bills.id, filter.id) : undefined,
    inState(filter.state, today),
    filter.clientId ? eq(bills.clientId, filter.clientId) : undefined,
    filter.from ? sql`${bills.releaseDate} >= ${filter.from}` : undefined,
    filter.to ? sql`${bills.releaseDate} <= ${filter.to}` : undefined,
    filter.dueFrom ? sql`${bills.dueDate} >= ${filter.dueFrom}` : undefined,
    filter.dueTo ? sql`${bills.dueDate} <= ${filter.dueTo}` : undefined,
    filter.q ? await saying(db, filter.q) : undefined,
  )
}

/** Null says that the word is common: the list is walked, which comes upon it soon. */
async function saying(db: Database, words: string): Promise<SQL> {
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select find_bills(${words})::text as ids`,
  )
  const ids = rows[0]?.ids
  if (ids) return sql`${bills.id} = any(${ids}::uuid[])`
  // Not LIKE: row-level security hides its selectivity from the planner, which would sort the whole list.
  return sql`strpos(${bills.words}, plain_text(${words})) > 0`
}
