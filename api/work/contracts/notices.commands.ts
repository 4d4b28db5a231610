import { todayIn } from "#domain/day"
import { isPostingTime } from "#domain/posting-hours"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import {
  listOwnersToNotify,
  listOwnersWithRenewals,
  listToRenew,
  listWithConsumers,
} from "./queries"
import { consumerToTell } from "./rules"

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

/**
 * Tells owners that a consumer is to be told that a contract need not be renewed: once for each renewal, when its time
 * begins (C. conso. L215-1).
 */
export async function notifyConsumerRenewals(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await listOwnersWithRenewals(parts.pool))
    try {
      await onBehalfOf(parts, owner, now, tellOfConsumers)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "renewals of consumers not told of")
    }
}

async function tellOfConsumers({ db, owner, today, now }: Context): Promise<void> {
  for (const contract of await listWithConsumers(db, owner)) {
    const due = consumerToTell(contract, today)
    if (!due) continue
    await addNotification(db, owner, {
      kind: "consumerToTell",
      causeId: causeOf(contract.id, due.to),
      parameters: {
        client: contract.clientName,
        name: contract.title,
        contractId: contract.id,
        day: due.to,
      },
      createdAt: now,
    })
  }
}
