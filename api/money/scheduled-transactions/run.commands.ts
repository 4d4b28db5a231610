import { addDays, type Day, todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { hasEnded } from "../../access/subscription.commands"
import { HttpProblem } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import * as causes from "./causes.queries"
import { execute, executeCause } from "./execute.commands"
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
  const due = await queries.listOwnersDue(parts.pool, todayIn("Europe/Paris", now))
  const caused = await causes.listOwnersOfCauses(parts.pool)
  for (const owner of new Set([...due, ...caused]))
    try {
      while (await runNext(parts, owner, now, doNextDate));
      while (await runNext(parts, owner, now, doNextCause));
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "scheduled transactions not done")
    }
}

/** What is being tried: of a date its day, of a cause its name too. */
interface Tried {
  id: string
  nominal: Day
  causeId: string | null
}

/** Tries one thing that is due; false where nothing of its kind is. */
type Doing = (context: Context<"payments">, trying: (tried: Tried) => void) => Promise<boolean>

const doNextDate: Doing = async (context, trying) => {
  const item = await queries.lockDue(context.db, context.owner, context.today)
  if (!item) return false
  if (item.nextOn) trying({ id: item.id, nominal: item.nextOn, causeId: null })
  if (await hasEnded(context)) throw new HttpProblem(402, "subscriptionEnded")
  await execute(context, item)
  return true
}

const doNextCause: Doing = async (context, trying) => {
  const { db, owner, today } = context
  const id = await causes.lockItemOfCause(db, owner, today)
  const item = id && (await queries.findItem(db, owner, id))
  const cause = item && (await causes.findWaitingCause(db, owner, item.id))
  if (!item || !cause) return false
  trying({ id: item.id, nominal: cause.day, causeId: cause.causeId })
  if (await hasEnded(context)) throw new HttpProblem(402, "subscriptionEnded")
  await executeCause(context, item, cause)
  return true
}

/** Does one date or cause, or writes down why not; false where nothing of this owner is due any more. */
async function runNext(parts: Parts, owner: Owner, now: Date, doing: Doing): Promise<boolean> {
  let tried: Tried | undefined
  try {
    return await onBehalfOf(parts, owner, now, (context) =>
      doing(context, (it) => {
        tried = it
      }),
    )
  } catch (error) {
    if (!(error instanceof HttpProblem) || !tried) throw error
    const failed = tried
    await onBehalfOf(parts, owner, now, (context) => recordFailure(context, failed, error))
    return true
  }
}

/** What was refused counted nothing, and is tried again the next day; the third time it waits for its owner. */
async function recordFailure(
  { db, owner, today, now }: Context,
  { id, nominal, causeId }: Tried,
  refusal: HttpProblem,
): Promise<void> {
  const item = await queries.lockItem(db, owner, id)
  // Another process was there first.
  if (!item || item.retryOn === addDays(today, 1)) return
  const isStillDue = causeId
    ? (await causes.findWaitingCause(db, owner, id))?.causeId === causeId
    : item.nextOn === nominal
  if (!isStillDue) return
  const failures = item.failures + 1
  // Whoever comes back says what becomes of the dates that went by.
  const paused = failures >= failuresToPause || refusal.code === "subscriptionEnded"
  const reason = refusal.more.errors?.[0]?.code ?? refusal.code
  await addExecution(db, owner, {
    ...{ scheduledTransactionId: id, nominal, causeId, doneOn: today },
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
