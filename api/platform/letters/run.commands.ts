import { addDays, todayIn } from "#domain/day"
import { addMonths, firstDayOf, monthOf } from "#domain/month"
import { deliveryOf } from "#domain/notification-delivery"
import { isPostingTime } from "#domain/posting-hours"
import { ownerOfRow } from "../../../database/owner-of-row"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import * as queries from "./queries"

type Parts = Pick<ApiParts, "pool" | "log" | "clock" | "queue">

/** For so long into a month a letter of the last one is news; what was off until then is told of the next. */
const daysOfNews = 7

/**
 * Queues the letters of the last month. Several processes may, and as often as they like: each is taken up in the
 * transaction that queues it, and leaves when the quiet hours of its person are over.
 */
export async function queueMonthlyLetters(parts: Parts): Promise<void> {
  const now = parts.clock()
  const today = todayIn("Europe/Paris", now)
  const begins = firstDayOf(monthOf(today))
  if (!isPostingTime(now) || today >= addDays(begins, daysOfNews)) return
  const month = addMonths(monthOf(today), -1)
  const first = firstDayOf(month)
  for (const owner of await queries.listOwnersToTell(parts.pool, first))
    try {
      await onBehalfOf(parts, ownerOfRow({ owner }), now, async (context) => {
        const quiet = await queries.takeLetter(context.db, context.owner, first)
        if (!quiet) return
        const leaves = deliveryOf({ at: now, rhythm: "now", quiet }) ?? now
        const seconds = Math.ceil((leaves.getTime() - now.getTime()) / 1000)
        await parts.queue.send(context.db, "monthlyLetter", { owner, month }, seconds)
      })
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "letter of the month not queued")
    }
}
