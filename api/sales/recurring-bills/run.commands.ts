import type pg from "pg"
import type { Logger } from "pino"
import { addDays, todayIn } from "#domain/day"
import { type Owner, ownerOf } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { inTransaction } from "../../../database/client"
import { sweep } from "../../../database/sweep"
import { HttpProblem } from "../../http/problem"
import { addNotification } from "../../notifications/queries"
import type { Queue } from "../../queue"
import { makeBill } from "./make.commands"
import * as queries from "./queries"
import { failuresToPause } from "./rules"

interface Parts {
  pool: pg.Pool
  queue: Queue
  log: Logger
  origin: string
  clock(): Date
}

/**
 * Makes the bills whose dates have come, those that were missed too, each by itself. It may run as often as
 * one likes, in several processes: a date is written down together with its bill, once.
 */
export async function makeRecurringBills(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await whoseTurn(parts, now))
    try {
      while (await makeNext(parts, owner, now));
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "recurring bills not made")
    }
}

async function whoseTurn({ pool }: Parts, now: Date): Promise<Owner[]> {
  const due = "select distinct owner from recurring_bills where next_on <= $1 and paused_by is null"
  const today = todayIn("Europe/Paris", now)
  const rows = await sweep<{ owner: string }>(pool, "recurringBills", due, [today])
  return rows.map(({ owner }) => ownerOf(owner))
}

/** Makes one bill, or writes down why not; false where nothing of this owner is due any more. */
async function makeNext(parts: Parts, owner: Owner, now: Date): Promise<boolean> {
  const today = todayIn("Europe/Paris", now)
  let tried: string | undefined
  try {
    return await inTransaction(parts.pool, owner, async (db) => {
      const recurring = await queries.lockDue(db, owner, today)
      if (!recurring) return false
      tried = recurring.id
      // Without a person: only a profile that was never written would ask for their address.
      await makeBill(
        { var: { owner, db, today, now, parts, person: { id: owner, email: null } } },
        recurring,
      )
      return true
    })
  } catch (error) {
    if (!(error instanceof HttpProblem) || !tried) throw error
    await recordFailure(parts, owner, tried, error, now)
    return true
  }
}

/** What was refused is tried again the next day; refused three times, it waits for its owner, who is told. */
async function recordFailure(
  parts: Parts,
  owner: Owner,
  id: string,
  refusal: HttpProblem,
  now: Date,
): Promise<void> {
  await inTransaction(parts.pool, owner, async (db) => {
    const recurring = await queries.lockRecurringBill(db, owner, id)
    if (!recurring) return
    const failures = recurring.failures + 1
    const isPaused = failures >= failuresToPause
    const lastFailure = refusal.more.errors ?? [{ path: "", code: refusal.code }]
    await queries.changeRecurringBill(db, owner, id, {
      failures,
      failedAt: now,
      lastFailure,
      retryOn: addDays(todayIn("Europe/Paris", now), 1),
      ...(isPaused && { pausedBy: "failures" }),
    })
    if (!isPaused) return
    await addNotification(db, owner, {
      kind: "recurringBillPaused",
      // Told of again when it is paused again.
      causeId: crypto.randomUUID(),
      parameters: {
        name: recurring.title,
        client: recurring.clientName,
        recurringBillId: id,
        missing: lastFailure.map(({ code }) => code),
      },
      createdAt: now,
    })
    const failedAt = now.toISOString()
    await parts.queue.send(db, "recurringBillPaused", { owner, recurringBillId: id, failedAt })
  })
}
