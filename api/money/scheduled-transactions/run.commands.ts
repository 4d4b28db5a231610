import { addDays, todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { hasEnded } from "../../access/subscription.commands"
import { HttpProblem } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { execute } from "./execute.commands"
import { addExecution } from "./executions.queries"
import * as queries from "./queries"
import { failuresToPause } from "./rules"

type Parts = Pick<ApiParts, "pool" | "log" | "clock" | "payments">

/**
 * Does what is scheduled and has come, what was missed too, the oldest first and each by itself. It may run as often
 * as one likes, in several processes: a date is written down together with what it counted and posted, once.
 */
export async function runScheduledTransactions(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await queries.listOwnersDue(parts.pool, todayIn("Europe/Paris", now)))
    try {
      while (await runNext(parts, owner, now));
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "scheduled transactions not done")
    }
}

/** Does one date, or writes down why not; false where nothing of this owner is due any more. */
async function runNext(parts: Parts, owner: Owner, now: Date): Promise<boolean> {
  let tried: { id: string; nextOn: string | null } | undefined
  try {
    return await onBehalfOf(parts, owner, now, async (context) => {
      const item = await queries.lockDue(context.db, owner, context.today)
      if (!item) return false
      tried = item
      if (await hasEnded(context)) throw new HttpProblem(402, "subscriptionEnded")
      await execute(context, item)
      return true
    })
  } catch (error) {
    if (!(error instanceof HttpProblem) || !tried) throw error
    const { id, nextOn } = tried
    await onBehalfOf(parts, owner, now, (context) => recordFailure(context, id, nextOn, error))
    return true
  }
}

/** What was refused counted nothing, and is tried again the next day; the third time it waits for its owner. */
async function recordFailure(
  { db, owner, today, now }: Context,
  id: string,
  nominal: string | null,
  refusal: HttpProblem,
): Promise<void> {
  const item = await queries.lockItem(db, owner, id)
  // Another process was there first.
  if (!item?.nextOn || item.nextOn !== nominal || item.retryOn === addDays(today, 1)) return
  const failures = item.failures + 1
  // Whoever comes back says what becomes of the dates that went by.
  const paused = failures >= failuresToPause || refusal.code === "subscriptionEnded"
  const reason = refusal.more.errors?.[0]?.code ?? refusal.code
  await addExecution(db, owner, {
    ...{ scheduledTransactionId: id, nominal: item.nextOn, doneOn: today },
    ...{ state: "failed", reason },
  })
  await queries.changeItem(db, owner, id, {
    ...{ failures, paused, lastFailure: reason, retryOn: addDays(today, 1) },
  })
  if (!paused) return
  await addNotification(db, owner, {
    kind: "scheduledTransactionPaused",
    // Told of again when it is paused again.
    causeId: crypto.randomUUID(),
    parameters: { name: item.title, scheduledTransactionId: id, missing: [reason] },
    createdAt: now,
  })
}
