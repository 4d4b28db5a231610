import { and, between, eq, gt } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bills } from "./schema"

/** Bills that are not wholly paid, by their due dates within some days. */
export const listDueWithin = (db: Database, owner: Owner, from: Day, to: Day) =>
  db
    .select({
      id: bills.id,
      number: bills.number,
      clientName: bills.clientName,
      dueDate: bills.dueDate,
      changedAt: bills.changedAt,
    })
    .from(bills)
    .where(and(eq(bills.owner, owner), gt(bills.due, 0), between(bills.dueDate, from, to)))
    .orderBy(bills.dueDate, bills.id)
    .limit(2_000)
