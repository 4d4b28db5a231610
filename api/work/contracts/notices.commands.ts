import { todayIn } from "#domain/day"
import { isPostingTime } from "#domain/posting-hours"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { listOwnersToNotify, listToRenew } from "./queries"

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Tells owners of the contracts whose renewal is near. It may run as often as one likes, in several
 * processes: of each end that a contract comes to, it is told once.
 */
export async function notifyRenewals(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await listOwnersToNotify(parts.pool, todayIn("Europe/Paris", now)))
    try {
      await onBehalfOf(parts, owner, now, notifyOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "renewals not told of")
    }
}

async function notifyOwner({ db, owner, today, now }: Context): Promise<void> {
  for (const contract of await listToRenew(db, owner, today))
    await addNotification(db, owner, {
      kind: "contractToRenew",
      causeId: contract.endId,
      parameters: {
        number: contract.reference ?? "",
        client: contract.clientName,
        name: contract.title,
        contractId: contract.id,
        day: contract.runsUntil ?? undefined,
      },
      createdAt: now,
    })
}
