import { sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

interface Linked {
  billTitle: string | null
  quoteTitle: string | null
  eventTitle: string | null
}

/** How what a task is linked to is called. */
export async function findLinked(db: Database, owner: Owner, taskId: string): Promise<Linked> {
  const { rows } = await db.execute<Linked & Record<string, unknown>>(sql`
    select coalesce(b.number, b.client_name) as "billTitle",
      coalesce(q.number, q.client_name) as "quoteTitle", e.title as "eventTitle"
    from tasks t
    left join bills b on b.owner = t.owner and b.id = t.bill_id
    left join quotes q on q.owner = t.owner and q.id = t.quote_id
    left join events e on e.owner = t.owner and e.id = t.event_id
    where t.owner = ${owner} and t.id = ${taskId}`)
  return rows[0] ?? { billTitle: null, quoteTitle: null, eventTitle: null }
}

interface Links {
  billId: string | null
  quoteId: string | null
  eventId: string | null
}

type Found = { [Name in keyof Links]: boolean }

/** Which of these are there, and the owner's. */
export async function existing(db: Database, owner: Owner, links: Links): Promise<Found> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select exists (select from bills where owner = ${owner} and id = ${links.billId}::uuid) as "billId",
      exists (select from quotes where owner = ${owner} and id = ${links.quoteId}::uuid) as "quoteId",
      exists (select from events where owner = ${owner} and id = ${links.eventId}::uuid) as "eventId"`)
  return rows[0] ?? { billId: false, quoteId: false, eventId: false }
}
