import type { OfferAction, OfferDetails } from "#contract/offers"
import { todayIn } from "#domain/day"
import { isOpenStage } from "#domain/offer"
import { ensure, found } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { authorOf, lockAsKnown, showDetails } from "./commands"
import * as queries from "./queries"

/** Says what is to be done next. */
export async function planAction(
  context: Context,
  id: string,
  { version, ...action }: OfferAction,
): Promise<OfferDetails> {
  const offer = await lockAsKnown(context, id, version)
  ensure(isOpenStage(offer.state), "offerClosed")
  return write(context, offer.id, action)
}

/** It is done: nothing is planned any more. */
export async function endAction(
  context: Context,
  id: string,
  version: number,
): Promise<OfferDetails> {
  const offer = await lockAsKnown(context, id, version)
  return write(context, offer.id, { nextAction: null, nextActionOn: null, nextActionAt: null })
}

async function write(
  context: Context,
  id: string,
  action: { [Name in "nextAction" | "nextActionOn" | "nextActionAt"]: string | null },
) {
  const changes = { ...action, ...authorOf(context) }
  const changed = await queries.changeOffer(context.db, context.owner, id, changes)
  return showDetails(context, found(changed))
}

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

const clock = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  hour: "2-digit",
  minute: "2-digit",
})

/**
 * Tells owners of the next actions whose moment has come. It may run as often as one likes, in several
 * processes: of each action and each moment that it is planned for, it is told once. At night too: the bell wakes
 * nobody, and its mails have quiet hours of their own.
 */
export async function remindOfActions(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const owner of await queries.listOwnersToRemind(parts.pool, todayIn("Europe/Paris", now)))
    try {
      await onBehalfOf(parts, owner, now, remindOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "next actions not told of")
    }
}

async function remindOwner({ db, owner, today, now }: Context): Promise<void> {
  const time = clock.format(now)
  for (const offer of await queries.listActionsCome(db, owner, { day: today, time }))
    await addNotification(db, owner, {
      kind: "offerAction",
      causeId: offer.causeId,
      parameters: {
        name: offer.title,
        client: offer.clientName,
        action: offer.nextAction ?? "",
        time: offer.nextActionAt ?? undefined,
        day: offer.nextActionOn ?? undefined,
        offerId: offer.id,
      },
      createdAt: now,
    })
}
