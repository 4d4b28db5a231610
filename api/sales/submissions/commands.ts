import { and, eq } from "drizzle-orm"
import type pg from "pg"
import type { Logger } from "pino"
import { lifeCycle } from "#domain/life-cycle"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import type { ApprovedPlatform, LifeCycleStatus } from "../../ports/approved-platform"
import type { FileStore } from "../../ports/file-store"
import { addEvent, findBill } from "../bills/queries"
import { billEvents, bills } from "../bills/schema"
import { storedDocument } from "../bills/stored-document.commands"

interface Parts {
  pool: pg.Pool
  files: FileStore
  platform: ApprovedPlatform
  clock(): Date
}

/** Hands a bill to the platform, and writes down that it was; a job, so that it is tried again. */
export async function submitBill(parts: Parts, owner: Owner, billId: string): Promise<void> {
  const { pool, platform, clock } = parts
  const bill = await inTransaction(pool, owner, (db) => findBill(db, owner, billId))
  const bytes = await storedDocument(parts, owner, billId)
  if (!bill?.number || !bytes) throw new Error(`the document of bill ${billId} is not there yet`)
  await platform.submit({ owner, number: bill.number, bytes })
  await inTransaction(pool, owner, (db) =>
    addEvent(db, owner, { billId, what: "submitted", at: clock() }),
  )
}

/** Writes what came from the platform into the history of its bills, each status once. */
export async function takeStatuses(parts: Parts & { log: Logger }): Promise<void> {
  await parts.platform.collect((status) =>
    take(parts.pool, status).catch((error) => {
      parts.log.error({ err: error, owner: status.owner }, "status of a bill not taken")
      throw error
    }),
  )
}

const take = (pool: pg.Pool, { owner, number, code, at, reason }: LifeCycleStatus) =>
  inTransaction(pool, owner, async (db) => {
    // Under lock, so that two processes that read the same file write it once.
    const [bill] = await db
      .select({ id: bills.id })
      .from(bills)
      .where(and(eq(bills.owner, owner), eq(bills.number, number)))
      .for("update")
    if (!bill) return false
    const what = lifeCycle[code]
    const same = and(
      eq(billEvents.owner, owner),
      eq(billEvents.billId, bill.id),
      eq(billEvents.what, what),
      eq(billEvents.at, at),
    )
    const known = await db.select({ id: billEvents.id }).from(billEvents).where(same)
    if (known.length === 0)
      await addEvent(db, owner, { billId: bill.id, what, at, ...(reason && { detail: reason }) })
    return true
  })
