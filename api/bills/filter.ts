import { and, eq, type SQL, sql } from "drizzle-orm"
import type { BillFilter } from "../../contract/bills"
import type { Database } from "../../database/client"
import type { Day } from "../../domain/day"
import type { Owner } from "../../domain/owner"
import { bills } from "./schema"

/** What a list, its totals and its export are narrowed to. */
export type Narrowing = Pick<BillFilter, "q" | "state" | "clientId" | "from" | "to">

/** The trigram search stops here: what is found more often is found as quickly by walking the list. */
const fewEnough = 1000

const inState = (state: BillFilter["state"], today: Day): SQL | undefined => {
  switch (state) {
    case "draft":
      return sql`${bills.number} is null`
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
    inState(filter.state, today),
    filter.clientId ? eq(bills.clientId, filter.clientId) : undefined,
    filter.from ? sql`${bills.releaseDate} >= ${filter.from}` : undefined,
    filter.to ? sql`${bills.releaseDate} <= ${filter.to}` : undefined,
    filter.q ? await saying(db, filter.q) : undefined,
  )
}

async function saying(db: Database, words: string): Promise<SQL> {
  const { rows } = await db.execute<{ id: string }>(sql`select find_bills(${words}) as id`)
  if (rows.length <= fewEnough) return sql`${bills.id} = any(${ids(rows)}::uuid[])`
  const literal = words.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`bill_words(${bills.number}, ${bills.clientName}, ${bills.services})
    like '%' || plain_text(${literal}) || '%'`
}

const ids = (rows: { id: string }[]) => `{${rows.map(({ id }) => id).join(",")}}`
