import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm"
import type { StepRow } from "#contract/dashboard"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { purchases } from "./schema"

/** As many of a kind as the dashboard's list could show. */
const most = 8

const select = (db: Database, owner: Owner, where: SQL | undefined, order: SQL) =>
  db
    .select({
      id: purchases.id,
      title: purchases.supplierName,
      detail: purchases.number,
      day: purchases.dueDate,
      amount: sql<number | null>`coalesce(${purchases.due}, ${purchases.totalTTC})`.mapWith(
        purchases.totalTTC,
      ),
      currency: purchases.currency,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(purchases)
    .where(and(eq(purchases.owner, owner), where))
    .orderBy(order, purchases.id)
    .limit(most)

/** Checked and not paid, due between two days; where the first is missing, before the second. */
export const listPayable = (
  db: Database,
  owner: Owner,
  from: Day | null,
  to: Day,
): Promise<StepRow[]> =>
  select(
    db,
    owner,
    and(
      isNotNull(purchases.checkedOn),
      isNull(purchases.paidOn),
      from
        ? sql`${purchases.dueDate} between ${from}::date and ${to}::date`
        : sql`${purchases.dueDate} < ${to}::date`,
    ),
    sql`${purchases.dueDate}`,
  )

/** Read and not checked yet. */
export const listUnchecked = async (db: Database, owner: Owner): Promise<StepRow[]> => {
  const rows = await select(
    db,
    owner,
    isNull(purchases.checkedOn),
    sql`${purchases.totalTTC} desc nulls last`,
  )
  // What was read is not known to be so yet: nothing is late by it.
  return rows.map((row) => ({ ...row, day: null }))
}
