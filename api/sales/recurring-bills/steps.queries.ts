import { and, eq, isNull, lte, sql } from "drizzle-orm"
import type { StepRow } from "#contract/dashboard"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../../people/clients/schema"
import { recurringBills } from "./schema"

/** Those that make a bill until a day, the next first. */
export const listComing = (db: Database, owner: Owner, until: Day): Promise<StepRow[]> =>
  db
    .select({
      id: recurringBills.id,
      title: clients.name,
      detail: recurringBills.title,
      day: recurringBills.nextOn,
      amount: sql<null>`null`,
      currency: recurringBills.currency,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(recurringBills)
    .innerJoin(
      clients,
      and(eq(clients.owner, recurringBills.owner), eq(clients.id, recurringBills.clientId)),
    )
    .where(
      and(
        eq(recurringBills.owner, owner),
        isNull(recurringBills.pausedBy),
        lte(recurringBills.nextOn, until),
      ),
    )
    .orderBy(recurringBills.nextOn, recurringBills.id)
    .limit(8)
