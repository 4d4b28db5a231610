import { and, eq, type SQL, sql } from "drizzle-orm"
import type { StepRow } from "#contract/dashboard"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bills } from "../bills/schema"
import { quoteBills, quotes } from "./schema"

/** As many of a kind as the dashboard's list could show. */
const most = 8

const select = (db: Database, owner: Owner, where: SQL, day: SQL<Day | null>, order: SQL) =>
  db
    .select({
      id: quotes.id,
      title: quotes.clientName,
      detail: quotes.number,
      day,
      amount: quotes.totalTTC,
      currency: quotes.currency,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(quotes)
    .leftJoin(
      quoteBills,
      and(eq(quoteBills.owner, quotes.owner), eq(quoteBills.quoteId, quotes.id)),
    )
    .leftJoin(bills, and(eq(bills.owner, quoteBills.owner), eq(bills.id, quoteBills.billId)))
    .where(and(eq(quotes.owner, owner), where))
    .orderBy(order, quotes.id)
    .limit(most)

/** Accepted, and not billed yet: the dearest first. */
export const listAccepted = (db: Database, owner: Owner): Promise<StepRow[]> =>
  select(
    db,
    owner,
    sql`${quotes.answer} = 'accepted' and ${bills.number} is null`,
    sql`null`,
    sql`${quotes.totalTTC} desc`,
  )

/** Sent, without an answer, and open until a day between these two. */
export const listExpiring = (db: Database, owner: Owner, from: Day, to: Day): Promise<StepRow[]> =>
  select(
    db,
    owner,
    sql`not ${quotes.drafting} and ${quotes.answer} is null and ${quotes.sentAt} is not null
      and ${quotes.validUntil} between ${from}::date and ${to}::date`,
    sql`${quotes.validUntil}`,
    sql`${quotes.validUntil}`,
  )
