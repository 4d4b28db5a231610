import type { OfferStatistics } from "#contract/offer-statistics"
import type { OfferFilter } from "#contract/offers"
import { addDays, type Day } from "#domain/day"
import { offerWorth, openStages } from "#domain/offer"
import { offerStatistics } from "#domain/offer-statistics"
import type { Context } from "../../ports/context"
import { idsBehind } from "./figures.rules"
import { stagesOf } from "./settings.commands"
import { listHistories, listOpenOffers } from "./statistics.queries"

type Open = Awaited<ReturnType<typeof listOpenOffers>>[number]

/** A filter by which offers are found, with the offers behind the figure that it names. */
export async function withFigure<Filter extends Asked>(
  context: Pick<Context, "db" | "owner" | "today">,
  filter: Filter,
): Promise<Filter & { behind?: string[] }> {
  const { figure, figureFrom, figureTo } = filter
  if (!figure) return filter
  const { today } = context
  const period = { from: figureFrom ?? today, to: figureTo ?? today }
  return { ...filter, behind: idsBehind(await readOfferStatistics(context, period), filter) }
}

type Asked = Pick<OfferFilter, "figure" | "of" | "figureFrom" | "figureTo">

/** How offers fared between two days, and what the open ones are worth today. */
export async function readOfferStatistics(
  context: Pick<Context, "db" | "owner">,
  { from, to }: { from: Day; to: Day },
): Promise<OfferStatistics> {
  const { db, owner } = context
  const [histories, open, { weights }] = await Promise.all([
    listHistories(db, owner, from, addDays(to, 1)),
    listOpenOffers(db, owner),
    stagesOf(context),
  ])
  const worthOf = (some: readonly Open[]) => {
    const each = some.map((offer) => offerWorth(offer, weights))
    const sum = (of: (one: (typeof each)[number]) => number | null) =>
      each.reduce((all, one) => all + (of(one) ?? 0), 0)
    return {
      ids: some.map(({ id }) => id),
      withoutValue: each.filter(({ valueHT }) => valueHT === null).length,
      valueHT: sum(({ valueHT }) => valueHT),
      weightedHT: sum(({ weightedHT }) => weightedHT),
    }
  }
  const monthOf = ({ expectedStart }: Open) => expectedStart?.slice(0, 7) ?? null
  return {
    ...{ from, to },
    open: openStages.map((state) => ({
      state,
      ...worthOf(open.filter((offer) => offer.state === state)),
    })),
    months: [...new Set(open.map(monthOf))].map((month) => ({
      month,
      ...worthOf(open.filter((offer) => monthOf(offer) === month)),
    })),
    ...offerStatistics(histories, from, to),
  }
}
