import { lifeCycle } from "#domain/life-cycle"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { ensure, found } from "../../http/problem"
import type { LifeCycleStatus } from "../../ports/approved-platform"
import type { Context } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import {
  addEvent,
  findBill,
  findParts,
  hasEvent,
  lockBill,
  lockBillByNumber,
} from "../bills/queries"
import { billCan } from "../bills/rules"
import { storedDocument } from "../bills/stored-document.commands"

type Parts = Pick<ApiParts, "pool" | "files" | "platform" | "clock">

/** Leaves an issued bill to the job that hands it to the platform, once. */
export async function queueSubmission(
  { owner, db, now, parts }: Context<"queue">,
  billId: string,
): Promise<void> {
  const bill = found(await lockBill(db, owner, billId))
  ensure(billCan.beSent(bill), "billDraft")
  const { events } = await findParts(db, owner, bill.id)
  ensure(!events.some(({ what }) => what === "submissionQueued"), "billSubmitted")
  await addEvent(db, owner, { billId: bill.id, what: "submissionQueued", at: now })
  await parts.queue.send(db, "billSubmission", { owner, billId: bill.id })
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
export async function takeStatuses(parts: Parts & Pick<ApiParts, "log">): Promise<void> {
  await parts.platform.collect((status) =>
    take(parts, status).catch((error) => {
      parts.log.error({ err: error, owner: status.owner }, "status of a bill not taken")
      throw error
    }),
  )
}

const take = ({ pool }: Parts, { owner, number, code, at, reason }: LifeCycleStatus) =>
  inTransaction(pool, owner, async (db) => {
    // Under lock, so that two processes that read the same file write it once.
    const bill = await lockBillByNumber(db, owner, number)
    if (!bill) return false
    const event = { billId: bill.id, what: lifeCycle[code], at }
    if (!(await hasEvent(db, owner, event)))
      await addEvent(db, owner, { ...event, ...(reason && { detail: reason }) })
    return true
  })
