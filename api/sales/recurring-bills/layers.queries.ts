import { and, eq, getTableColumns, isNotNull, isNull } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../../people/clients/schema"
import { recurringBills } from "./schema"

const { id, title, frequency, every, startDate, monthEnd, expiry, times, done, nextOn, changedAt } =
  getTableColumns(recurringBills)

/** Those that still make bills, and when. */
export const listGoingOn = (db: Database, owner: Owner) =>
  db
    .select({
      ...{ id, title, frequency, every, startDate, monthEnd, expiry, times, done, nextOn },
      changedAt,
      clientName: clients.name,
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
        isNotNull(recurringBills.nextOn),
      ),
    )
    .limit(1_000)
