import type pg from "pg"
import type { Logger } from "pino"
import { type Day, todayIn } from "#domain/day"
import { type Owner, ownerOf } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { inTransaction } from "../../../database/client"
import { sweep } from "../../../database/sweep"
import { addNotification } from "../../notifications/queries"
import { listToRenew } from "./queries"

interface Parts {
  pool: pg.Pool
  log: Logger
  clock(): Date
}

/**
 * Tells owners of the contracts whose renewal is near. It may run as often as one likes, in several
 * processes: of each end that a contract comes to, it is told once.
 */
export async function notifyRenewals({ pool, log, clock }: Parts): Promise<void> {
  const now = clock()
  if (!isPostingTime(now)) return
  const today = todayIn("Europe/Paris", now)
  for (const owner of await whoRenews(pool, today))
    try {
      await inTransaction(pool, owner, async (db) => {
        for (const { endId, reference, clientName, title, id, runsUntil } of await listToRenew(
          db,
          owner,
          today,
        ))
          await addNotification(db, owner, {
            kind: "contractToRenew",
            causeId: endId,
            parameters: {
              number: reference ?? "",
              client: clientName,
              name: title,
              contractId: id,
              day: runsUntil ?? undefined,
            },
            createdAt: now,
          })
      })
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      log.error({ err: error, owner }, "renewals not told of")
    }
}

async function whoRenews(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const near = "select distinct owner from contracts where notice_on <= $1"
  const rows = await sweep<{ owner: string }>(pool, "contractNotices", near, [today])
  return rows.map(({ owner }) => ownerOf(owner))
}
