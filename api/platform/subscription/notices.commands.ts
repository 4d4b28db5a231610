import { startOfDayIn, todayIn } from "#domain/day"
import { nobody, type Owner } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { isDue, type Subscription } from "#domain/subscription"
import { eventOn } from "#domain/subscription-notices"
import type { PlanTerms } from "#domain/subscription-price"
import { reading } from "../../../database/reading"
import { findAccountRoles } from "../../access/queries"
import { isAdministrator } from "../../access/rules"
import { findSubscription, isAnyPlanOffered } from "../../access/subscriptions.queries"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import { hasNotificationSince } from "../../notifications/queries"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { listTries } from "./payments.queries"
import { keepPresence, listSubscribersToNotify, markPriceTold } from "./queries"

type Parts = Pick<ApiParts, "pool" | "log" | "clock" | "payments">

/**
 * Tells of trials that end, of bills that are owed and of yearly renewals, and hides what is public of whose access
 * ended long ago. It may run as often as one likes, in several
 * processes: each time is told once.
 */
export async function notifySubscribers(parts: Parts): Promise<void> {
  const now = parts.clock()
  const today = todayIn("Europe/Paris", now)
  await keepPresence(parts.pool, { today, limits: parts.payments !== "off" })
  if (parts.payments === "off" || !isPostingTime(now)) return
  // Nobody is limited before somebody can choose a plan.
  if (!(await isAnyPlanOffered(reading(parts.pool, nobody)))) return
  for (const owner of await listSubscribersToNotify(parts.pool, today))
    try {
      await onBehalfOf(parts, owner, now, notifyOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "subscription not told of")
    }
}

async function notifyOwner({ db, owner, today, now }: Context): Promise<void> {
  const known = await findSubscription(db, owner)
  if (!known || isAdministrator({ roles: await findAccountRoles(db, owner) })) return
  const event = eventOn(known.facts, today)
  if (event) {
    const { day, time } = event
    const position = await findToConfirm(db, owner, known.facts)
    const isConfirmed = event.kind !== "subscriptionDue" || position === undefined
    const kind = isConfirmed ? event.kind : "subscriptionConfirmation"
    await addNotification(db, owner, {
      kind,
      // Another day, and each of its times, is another cause.
      causeId: causeOf(day, time),
      parameters: { day, ...(!isConfirmed && { position }) },
      createdAt: now,
    })
    const dayBegan = startOfDayIn("Europe/Paris", today)
    if (await hasNotificationSince(db, owner, kind, dayBegan)) return
  }
  await tellPrice({ db, owner, today, now }, known.row)
}

/** The owed bill that its payer's bank wants to ask them about. */
async function findToConfirm(
  db: Context["db"],
  owner: Owner,
  { bills }: Subscription,
): Promise<number | undefined> {
  const tries = await listTries(db, owner)
  const isAsked = (position: number) =>
    tries.findLast((one) => one.position === position)?.reason === "authentication"
  const position = bills.findIndex((bill, index) => isDue(bill) && isAsked(index))
  return position < 0 ? undefined : position
}

/** Of a price to come one is told on a day of its own: never twice a day. */
async function tellPrice(
  { db, owner, today, now }: Pick<Context, "db" | "owner" | "today" | "now">,
  { nextPriceHT, nextPriceOn, priceToldOn }: PlanTerms,
): Promise<void> {
  if (nextPriceHT === null || nextPriceOn === null || priceToldOn !== null) return
  await addNotification(db, owner, {
    kind: "subscriptionPrice",
    causeId: causeOf(nextPriceOn, nextPriceHT),
    parameters: { day: nextPriceOn, amount: nextPriceHT, currency: "EUR" },
    createdAt: now,
  })
  await markPriceTold(db, owner, today)
}
