import { certificationDaysLeft, noticeOn } from "#domain/cv"
import { todayIn } from "#domain/day"
import { lastDayOf } from "#domain/partial-date"
import { isPostingTime } from "#domain/posting-hours"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { listFacts, listOwnersToNotify } from "./queries"

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Tells owners of certifications that end: sixty days and seven days before, and on the day. It may run as often as
 * one likes, in several processes: of each end, each of the three is told once. Nothing is told of what was renewed.
 */
export async function notifyExpiries(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await listOwnersToNotify(parts.pool, todayIn("Europe/Paris", now)))
    try {
      await onBehalfOf(parts, owner, now, notifyOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "certifications not told of")
    }
}

async function notifyOwner({ db, owner, today, now }: Context): Promise<void> {
  for (const fact of await listFacts(db, owner, "certification")) {
    const { id, title, content, renewedById } = fact
    if (renewedById) continue
    const expiresOn = "expiresOn" in content ? content.expiresOn : null
    const notice = expiresOn ? noticeOn(certificationDaysLeft(expiresOn, today)) : undefined
    if (!expiresOn || notice === undefined) continue
    await addNotification(db, owner, {
      kind: "certificationExpires",
      // Another end, and each of the three, is another cause.
      causeId: causeOf(id, expiresOn, notice),
      parameters: { name: title, factId: id, day: lastDayOf(expiresOn) },
      createdAt: now,
    })
  }
}
