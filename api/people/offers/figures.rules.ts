import type { OfferStatistics } from "#contract/offer-statistics"
import type { OfferFilter } from "#contract/offers"

/** The offers that a figure was counted from; of what the figures do not have, none. */
export function idsBehind(
  statistics: OfferStatistics,
  { figure, of = "" }: Pick<OfferFilter, "figure" | "of">,
): string[] {
  const step = statistics.steps.find(({ from, to }) => `${from}-${to}` === of)
  const named = (name: string | null) => (name ?? "") === of
  const source = statistics.sources.find((one) => named(one.source))
  switch (figure) {
    case "month":
      return statistics.months.find(({ month }) => named(month))?.ids ?? []
    case "entered":
      return step?.entered ?? []
    case "reached":
      return step?.reached ?? []
    case "accepted":
    case "aborted":
      return statistics[figure]
    case "closed":
      return [...statistics.accepted, ...statistics.aborted]
    case "left":
      return statistics.stages.find(({ state }) => state === of)?.left ?? []
    case "reason":
      return statistics.reasons.find(({ reason }) => named(reason))?.ids ?? []
    case "begun":
      return source?.begun ?? []
    case "begunAccepted":
      return source?.accepted ?? []
    case "begunAborted":
      return source?.aborted ?? []
    case undefined:
      return []
  }
}
