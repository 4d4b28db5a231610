import { daysBetween, todayIn } from "#domain/day"
import { isPostingTime } from "#domain/posting-hours"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { findContract } from "../contracts/queries"
import { contractDetails } from "../contracts/rules"
import { listDocuments, listEnding, listOwnersToNotify, listWatchedContracts } from "./queries"
import { checksWith, noticeOf } from "./rules"

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Tells owners of documents that end and of attestations that a client must be given: thirty and seven days before,
 * and on the day. It may run as often as one likes, in several processes: each of the three is told once.
 */
export async function notifyDocuments(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await listOwnersToNotify(parts.pool, todayIn("Europe/Paris", now)))
    try {
      await onBehalfOf(parts, owner, now, notifyOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "documents of contracts not told of")
    }
}

async function notifyOwner(context: Context): Promise<void> {
  const { db, owner, today } = context
  for (const { id, contractId, title, servesUntil } of await listEnding(db, owner, today))
    await tell(context, "contractDocumentEnds", { cause: id, contractId, title, day: servesUntil })
  for (const contractId of await listWatchedContracts(db, owner))
    await tellOfChecks(context, contractId)
}

/** Of the checks of a contract, those to come that no attestation serves for. */
async function tellOfChecks(context: Context, contractId: string): Promise<void> {
  const { db, owner } = context
  const contract = await findContract(db, owner, contractId)
  const checks = contract && contractDetails(contract, context).vigilance
  if (!contract || !checks) return
  for (const { day, documentId } of checksWith(checks, await listDocuments(db, owner, contractId)))
    if (documentId === null)
      await tell(context, "vigilanceDue", {
        cause: contractId,
        contractId,
        title: contract.title,
        day,
      })
}

interface Notice {
  cause: string
  contractId: string
  title: string
  day: string
}

async function tell(
  { db, owner, today, now }: Context,
  kind: "contractDocumentEnds" | "vigilanceDue",
  { cause, contractId, title, day }: Notice,
): Promise<void> {
  const notice = noticeOf(daysBetween(today, day))
  if (notice === undefined) return
  await addNotification(db, owner, {
    kind,
    // Another day, and each of the three, is another cause.
    causeId: causeOf(cause, day, notice),
    parameters: { name: title, contractId, day },
    createdAt: now,
  })
}
