import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { matching } from "./filter.queries"
import { bills } from "./schema"

/** The newest bills whose number, client or services contain the words; drafts first. */
export async function searchBills(
  db: Database,
  owner: Owner,
  { q, most }: { q: string; most: number },
  today: Day,
) {
  return db
    .select({
      id: bills.id,
      number: bills.number,
      clientName: bills.clientName,
      releaseDate: bills.releaseDate,
      dueDate: bills.dueDate,
      kind: bills.kind,
      totalTTC: bills.totalTTC,
      paid: bills.paid,
      due: bills.due,
      standing: bills.standing,
      writtenOff: bills.writtenOff,
      sentAt: bills.sentAt,
      currency: bills.currency,
    })
    .from(bills)
    .where(await matching(db, owner, { q }, today))
    .orderBy(sql`${bills.place} desc`, sql`${bills.id} desc`)
    .limit(most)
}
