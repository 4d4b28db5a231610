import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm"
import type pg from "pg"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { scheduledCauses, scheduledTransactions } from "./schema"

/** Whose causes wait to be done, of everyone. */
export async function listOwnersOfCauses(pool: pg.Pool): Promise<Owner[]> {
  const waiting = "select distinct owner from scheduled_causes where done_at is null"
  const rows = await sweep<{ owner: string }>(pool, "scheduledCauses", waiting)
  return rows.map(ownerOfRow)
}

/** The item of the oldest cause that waits, held unless another process is at it. */
export async function lockItemOfCause(db: Database, owner: Owner, today: Day) {
  const { id, paused, active, retryOn } = scheduledTransactions
  const oldest = sql`(select min(c.day) from scheduled_causes c where c.owner = ${owner}
    and c.scheduled_transaction_id = ${id} and c.done_at is null)`
  const [item] = await db
    .select({ id })
    .from(scheduledTransactions)
    .where(
      and(
        eq(scheduledTransactions.owner, owner),
        eq(paused, false),
        eq(active, true),
        or(isNull(retryOn), lte(retryOn, today)),
        sql`${oldest} is not null`,
      ),
    )
    .orderBy(oldest, id)
    .limit(1)
    .for("update", { skipLocked: true })
  return item?.id
}

/** The oldest cause of an item that waits; the caller holds the item's lock. */
export async function findWaitingCause(db: Database, owner: Owner, itemId: string) {
  const { id, causeId, day } = scheduledCauses
  const [cause] = await db
    .select({ id, causeId, day })
    .from(scheduledCauses)
    .where(ofItem(owner, itemId))
    .orderBy(asc(day), asc(scheduledCauses.createdAt), asc(id))
    .limit(1)
  return cause
}

const ofItem = (owner: Owner, itemId: string) =>
  and(
    eq(scheduledCauses.owner, owner),
    eq(scheduledCauses.scheduledTransactionId, itemId),
    isNull(scheduledCauses.doneAt),
  )

export async function finishCause(db: Database, owner: Owner, id: string, doneAt: Date) {
  await db
    .update(scheduledCauses)
    .set({ doneAt })
    .where(and(eq(scheduledCauses.owner, owner), eq(scheduledCauses.id, id)))
}

/** Leaves out what waits of an item. */
export async function leaveOutCauses(db: Database, owner: Owner, itemId: string, doneAt: Date) {
  await db.update(scheduledCauses).set({ doneAt }).where(ofItem(owner, itemId))
}

/** What is written down from here on was scheduled: it sets nothing else off. */
export async function setScheduled(db: Database, _owner: Owner, is: boolean) {
  await db.execute(sql`select set_config('app.scheduled', ${is ? "on" : ""}, true)`)
}
