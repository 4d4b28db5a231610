import type { OfferAcceptance, OfferDetails, OfferMove } from "#contract/offers"
import type { Permission } from "#contract/permissions"
import type { Language } from "#contract/values"
import { isOpenStage } from "#domain/offer"
import { translate } from "../../http/messages"
import { found, HttpProblem, invalid } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import { keepOption } from "../../platform/options/keep.commands"
import type { Context } from "../../ports/context"
import { draftQuote } from "../../sales/quotes/draft.commands"
import { addContract } from "../../work/contracts/commands"
import { findClient } from "../clients/queries"
import { authorOf, showDetails } from "./commands"
import * as queries from "./queries"
import { contractOf, quoteOf, type Wording } from "./rules"

/** What an offer that has ended no longer has. */
const ended = { probability: null, nextAction: null, nextActionOn: null, nextActionAt: null }

/** Moves an offer, from where the caller saw it; aborted, it says why, and open again, no longer. */
export async function moveOffer(
  context: Context,
  id: string,
  { from, to: state, reason, words }: OfferMove,
): Promise<OfferDetails> {
  if (state === "accepted") return acceptOffer(context, id, { from, makes: "none", tjmHT: null })
  const { owner, db } = context
  const offer = await lockWhereSeen(context, id, from, state)
  if (offer.state === state) return showDetails(context, offer)
  const abortReason = state === "aborted" ? await keepOption(context, "abortReason", reason) : null
  if (abortReason === "other" && !words) invalid([{ path: "words", code: "required" }])
  const changes = {
    state,
    abortReason,
    abortWords: state === "aborted" ? words : null,
    ...(isOpenStage(state) ? {} : ended),
    ...authorOf(context),
  }
  return showDetails(context, found(await queries.changeOffer(db, owner, offer.id, changes)))
}

/**
 * What was agreed: the prospect becomes a client, the next action ends, and a quote or a contract is drafted. Asked
 * again, or by another tab, of an offer that has its paper, nothing is made.
 */
export async function acceptOffer(
  context: Context,
  id: string,
  { from, makes, tjmHT }: OfferAcceptance,
): Promise<OfferDetails> {
  const { owner, db } = context
  const offer = await lockWhereSeen(context, id, from, "accepted")
  const hasPaper = offer.quoteId !== null || offer.contractId !== null
  const paper = hasPaper || makes === "none" ? {} : await makePaper(context, offer, makes, tjmHT)
  const changes = {
    ...paper,
    ...(offer.state !== "accepted" && {
      ...{ state: "accepted" as const, abortReason: null, abortWords: null },
      ...ended,
    }),
  }
  if (Object.keys(changes).length === 0) return showDetails(context, offer)
  await queries.activateProspect(db, owner, offer.clientId)
  const changed = await queries.changeOffer(db, owner, offer.id, {
    ...changes,
    ...authorOf(context),
  })
  return showDetails(context, found(changed))
}

/** The offer under lock; refused, with the offer as it is, where someone moved it elsewhere meanwhile. */
async function lockWhereSeen(context: Context, id: string, from: string, to: string) {
  const offer = found(await queries.lockOffer(context.db, context.owner, id))
  if (offer.state === from || offer.state === to) return offer
  throw new HttpProblem(409, "offerMoved", { current: await showDetails(context, offer) })
}

/** Drafts a paper at the offer's rate, or at the one that is given where it has none. */
async function makePaper(
  context: Context,
  offer: queries.OfferRow,
  makes: "quote" | "contract",
  given: number | null,
) {
  const { owner, db, today } = context
  require(context, makes === "quote" ? "quotes.create" : "contracts.create")
  const tjmHT = offer.tjmHT ?? given ?? invalid([{ path: "tjmHT", code: "required" }])
  const client = found(await findClient(db, owner, offer.clientId))
  const agreed = { offer: { ...offer, tjmHT }, client, say: wordsIn(client.language) }
  if (makes === "contract")
    return { tjmHT, contractId: (await addContract(context, contractOf(agreed, today))).id }
  const vatRegime = (await findProfile(db, owner))?.vatRegime ?? null
  return { tjmHT, quoteId: (await draftQuote(context, quoteOf({ ...agreed, vatRegime }))).id }
}

/** What a paper says of its own, in its client's language. */
const wordsIn =
  (language: Language): Wording =>
  (words, value) =>
    translate(language, `offers.draft.${words}`).replace("{{value}}", () => value)

function require({ rights }: Context, right: Permission) {
  if (!rights.has(right)) throw new HttpProblem(403, "forbidden")
}
