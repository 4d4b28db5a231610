import { and, between, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { quotes } from "./schema"

/** Quotes that were sent and have no answer, by the last day on which they hold. */
export const listEndingWithin = (db: Database, owner: Owner, from: Day, to: Day) =>
  db
    .select({
      id: quotes.id,
      number: quotes.number,
      clientName: quotes.clientName,
      validUntil: quotes.validUntil,
      changedAt: quotes.changedAt,
    })
    .from(quotes)
    .where(
      and(
        eq(quotes.owner, owner),
        sql`not ${quotes.drafting}`,
        isNull(quotes.answer),
        isNotNull(quotes.sentAt),
        between(quotes.validUntil, from, to),
      ),
    )
    .limit(2_000)
