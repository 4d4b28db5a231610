import { NewClient } from "#contract/clients"
import type { NewOffer, OfferDetails } from "#contract/offers"
import { isOpenStage } from "#domain/offer"
import { found, HttpProblem, invalid, stale } from "../../http/problem"
import { keepOption } from "../../platform/options/keep.commands"
import type { Context } from "../../ports/context"
import { addClient, findClient } from "../clients/queries"
import { findContact } from "../contacts/queries"
import * as queries from "./queries"
import { offerDetails } from "./rules"
import { stagesOf } from "./settings.commands"

type Fields = Omit<NewOffer, "state">

/** An offer alone, with what the caller can do with it. */
export async function showDetails(context: Context, row: queries.OfferRow): Promise<OfferDetails> {
  return offerDetails(row, context, await stagesOf(context))
}

/** The offer under lock, as the caller knows it. */
export async function lockAsKnown(context: Context, id: string, version: number) {
  const offer = found(await queries.lockOffer(context.db, context.owner, id))
  return offer.version === version ? offer : stale(await showDetails(context, offer))
}

export async function addOffer(context: Context, offer: NewOffer): Promise<OfferDetails> {
  const { owner, db } = context
  const { prospect: _, ...fields } = offer
  await check(context, offer)
  const clientId = await clientOf(context, offer)
  const source = await keepOption(context, "offerSource", offer.source)
  const written = { ...fields, clientId, source, ...authorOf(context), enteredAt: context.now }
  return showDetails(context, found(await queries.addOffer(db, owner, written)))
}

export async function changeOffer(
  context: Context,
  id: string,
  version: number,
  changes: Fields,
): Promise<OfferDetails> {
  const { owner, db } = context
  const current = await lockAsKnown(context, id, version)
  const { prospect: _, ...fields } = changes
  if (!isOpenStage(current.state)) checkClosed(changes)
  await check(context, changes)
  const clientId = await clientOf(context, changes)
  const source = await keepOption(context, "offerSource", changes.source)
  const written = { ...fields, clientId, source, ...authorOf(context) }
  return showDetails(context, found(await queries.changeOffer(db, owner, current.id, written)))
}

/** Who changes an offer, and when, by the clock of the call. */
export const authorOf = ({ now, person }: Context) => ({ modifiedAt: now, modifiedBy: person.id })

/** What has ended has no probability of its own, and nothing is left to be done. */
function checkClosed({ probability, nextAction }: Fields) {
  if (probability) invalid([{ path: "probability", code: "offerClosed" }])
  if (nextAction) invalid([{ path: "nextAction", code: "offerClosed" }])
}

/** Its client and its contact are the owner's own, and the contact is not another client's. */
async function check({ owner, db }: Context, { clientId, contactId }: Fields): Promise<void> {
  if (clientId && !(await findClient(db, owner, clientId)))
    invalid([{ path: "clientId", code: "unknown" }])
  if (!contactId) return
  const contact = await findContact(db, owner, contactId)
  if (!contact) invalid([{ path: "contactId", code: "unknown" }])
  if (contact.clientId && contact.clientId !== clientId)
    invalid([{ path: "contactId", code: "contactOfAnother" }])
}

/** The client that was picked, or one that is made in place, as a prospect. */
async function clientOf(context: Context, { clientId, prospect }: Fields): Promise<string> {
  if (clientId) return clientId
  if (!context.rights.has("clients.create")) throw new HttpProblem(403, "forbidden")
  const client = NewClient.parse({ name: prospect, status: "prospect" })
  return found(await addClient(context.db, context.owner, client)).id
}
