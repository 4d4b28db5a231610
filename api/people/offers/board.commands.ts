import type { OfferBoardFilter, OfferStage } from "#contract/offers"
import type { Context } from "../../ports/context"
import { listCards, sumStages } from "./board.queries"
import { boardOf, showOffer } from "./rules"
import { stagesOf } from "./settings.commands"

/** The columns of the board, in their order. */
export async function readBoard(
  context: Pick<Context, "db" | "owner" | "today">,
  filter: OfferBoardFilter,
): Promise<OfferStage[]> {
  const { db, owner, today } = context
  const settings = await stagesOf(context)
  const [cards, sums] = await Promise.all([
    listCards(db, owner, filter, today),
    sumStages(db, owner, filter, today, settings),
  ])
  return boardOf(
    sums,
    cards.map((card) => showOffer(card, today, settings)),
  )
}
