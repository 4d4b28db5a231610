import type { OfferBoardFilter, OfferStage, OfferTotals } from "#contract/offers"
import type { Context } from "../../ports/context"
import { listCards, sumStages } from "./board.queries"
import { boardOf, openTotals, showOffer } from "./rules"
import { stagesOf } from "./settings.commands"
import { withFigure } from "./statistics.commands"

/** The columns of the board, in their order. */
export async function readBoard(
  context: Pick<Context, "db" | "owner" | "today">,
  asked: OfferBoardFilter,
): Promise<OfferStage[]> {
  const { db, owner, today } = context
  const [settings, filter] = await Promise.all([stagesOf(context), withFigure(context, asked)])
  const [cards, sums] = await Promise.all([
    listCards(db, owner, filter, today),
    sumStages(db, owner, filter, today, settings),
  ])
  return boardOf(
    sums,
    cards.map((card) => showOffer(card, today, settings)),
  )
}

/** What the open offers of a filter come to. */
export async function sumOpen(
  context: Pick<Context, "db" | "owner" | "today">,
  asked: OfferBoardFilter,
): Promise<OfferTotals> {
  const { db, owner, today } = context
  const [settings, filter] = await Promise.all([stagesOf(context), withFigure(context, asked)])
  return openTotals(await sumStages(db, owner, filter, today, settings))
}
