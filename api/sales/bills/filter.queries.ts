import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { BillFilter } from "#contract/bills"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bills } from "./schema"

/** What a list, its totals and its export are narrowed to. */
export type BillCriteria = Pick<
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
      return sql`${bills.due} > 0`
    case "overdue":
      return sql`${bills.due} > 0 and ${bills.dueDate} < ${today}`
    case "paid":
      return sql`${bills.standing} = 'paid'`
    case "creditNotes":
      return sql`${bills.kind} = 'creditNote'`
    case "uncollected":
      return sql`${bills.collected} < ${bills.paid}`
    default:
      return undefined
  }
}

/** At most so many bills of a search are looked up by their ids; a page with more is walked. */
const mostLookedUp = 1000

interface BillSelection {
  where: SQL | undefined
  /** The search went by the list and not by its index: counting what it finds means reading it. */
  walked: boolean
}

/** The condition of the filtered set. */
export async function matching(db: Database, owner: Owner, filter: BillCriteria, today: Day) {
  return (await selectionOf(db, owner, filter, today)).where
}

export async function selectionOf(
  db: Database,
  owner: Owner,
  filter: BillCriteria,
  today: Day,
): Promise<BillSelection> {
  const ids = filter.q ? await lookUp(db, filter.q) : undefined
  return {
    where: and(
      eq(bills.owner, owner),
      filter.id ? inArray(bills.id, filter.id) : undefined,
      inState(filter.state, today),
      filter.clientId ? eq(bills.clientId, filter.clientId) : undefined,
      filter.from ? sql`${bills.releaseDate} >= ${filter.from}` : undefined,
      filter.to ? sql`${bills.releaseDate} <= ${filter.to}` : undefined,
      filter.dueFrom ? sql`${bills.dueDate} >= ${filter.dueFrom}` : undefined,
      filter.dueTo ? sql`${bills.dueDate} <= ${filter.dueTo}` : undefined,
      ids ? sql`${bills.id} = any(${sql.param(ids)}::uuid[])` : undefined,
      // Not LIKE: row-level security hides its selectivity from the planner, which would sort the whole list.
      filter.q && !ids ? sql`strpos(${bills.words}, plain_text(${filter.q})) > 0` : undefined,
    ),
    walked: Boolean(filter.q) && !ids,
  }
}

/** The bills that say `words`, where they are few. */
async function lookUp(db: Database, words: string): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ ids: string[] | null }>(
    sql`select find_bills(${words}) as ids`,
  )
  const ids = rows[0]?.ids
  return ids && ids.length <= mostLookedUp ? ids : undefined
}
