import { addDays, todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { hasEnded } from "../../access/subscription.commands"
import { HttpProblem } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { makeBill } from "./make.commands"
import * as queries from "./queries"
import { failuresToPause } from "./rules"

type Parts = Pick<ApiParts, "pool" | "queue" | "log" | "origin" | "clock" | "payments">

/**
 * Makes the bills whose dates have come, those that were missed too, each by itself. It may run as often as
 * one likes, in several processes: a date is written down together with its bill, once.
 */
export async function makeRecurringBills(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await queries.listOwnersDue(parts.pool, todayIn("Europe/Paris", now)))
    try {
      while (await makeNext(parts, owner, now));
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "recurring bills not made")
    }
}

/** Makes one bill, or writes down why not; false where nothing of this owner is due any more. */
async function makeNext(parts: Parts, owner: Owner, now: Date): Promise<boolean> {
  let tried: string | undefined
  try {
    return await onBehalfOf(parts, owner, now, async (context) => {
      const recurring = await queries.lockDue(context.db, owner, context.today)
      if (!recurring) return false
      tried = recurring.id
      if (await hasEnded(context)) throw new HttpProblem(402, "subscriptionEnded")
      await makeBill(context, recurring)
      return true
    })
  } catch (error) {
    if (!(error instanceof HttpProblem) || !tried) throw error
    const id = tried
    await onBehalfOf(parts, owner, now, (context) => recordFailure(context, id, error))
    return true
  }
}

/** What was refused is tried again the next day; refused three times, it waits for its owner, who is told. */
async function recordFailure(
  { db, owner, today, now, parts }: Context<"queue">,
  id: string,
  refusal: HttpProblem,
): Promise<void> {
  const recurring = await queries.lockRecurringBill(db, owner, id)
  if (!recurring) return
  const failures = recurring.failures + 1
  // Whoever comes back says what becomes of the dates that went by.
  const isPaused = failures >= failuresToPause || refusal.code === "subscriptionEnded"
  const lastFailure = refusal.more.errors ?? [{ path: "", code: refusal.code }]
  await queries.changeRecurringBill(db, owner, id, {
    failures,
    failedAt: now,
    lastFailure,
    retryOn: addDays(today, 1),
    ...(isPaused && { pausedBy: "failures" }),
  })
  // An access that has ended was told of already; what waits for it is asked about at the return.
  if (!isPaused || refusal.code === "subscriptionEnded") return
  const wait = await addNotification(db, owner, {
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
  if (wait === undefined) return
  const pause = { owner, recurringBillId: id, failedAt: now.toISOString() }
  await parts.queue.send(db, "recurringBillPaused", pause, wait)
}
