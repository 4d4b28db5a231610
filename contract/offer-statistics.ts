import { z } from "zod"
import { refusalOfPeriod } from "#domain/filter-period"
import { offerStates } from "./choices"
import { Balance, Day, Id } from "./values"

/** Both days included; a whole month, quarter or year, or ninety days at most (specification §5). */
export const OfferStatisticsFilter = z
  .object({ from: Day, to: Day })
  .superRefine(({ from, to }, context) => {
    const refusal = refusalOfPeriod(from, to)
    if (refusal) context.addIssue({ code: "custom", path: [refusal.path], message: refusal.code })
  })

/** The offers that a figure was counted from. */
const ids = z.array(Id)
/** Percent with one decimal; nothing of nothing. */
const rate = z.string().nullable()
const state = z.enum(offerStates)
/** What open offers come to today; those without a rate or days have no value. */
const worth = { ids, withoutValue: z.int(), valueHT: Balance, weightedHT: Balance }

export const OfferStatistics = z
  .object({
    from: Day,
    to: Day,
    /** Today, by stage. */
    open: z.array(z.object({ state, ...worth })),
    /** The same by the month in which they are expected to begin; without one last. */
    months: z.array(z.object({ month: z.string().nullable(), ...worth })),
    /** Of those that entered a stage in the period, which came to the next one, by now. */
    steps: z.array(z.object({ from: state, to: state, entered: ids, reached: ids, rate })),
    /** Closed in the period. */
    accepted: ids,
    aborted: ids,
    successRate: rate,
    /** How long those that left a stage in the period had been there, by the median, in days. */
    stages: z.array(z.object({ state, left: ids, medianDays: z.number().nullable() })),
    daysToAcceptance: z.number().nullable(),
    reasons: z.array(z.object({ reason: z.string().nullable(), ids })),
    /** Of the offers that were begun in the period, what became of them by now. */
    sources: z.array(
      z.object({ source: z.string().nullable(), begun: ids, accepted: ids, aborted: ids }),
    ),
  })
  .meta({ id: "OfferStatistics" })

export type OfferStatistics = z.output<typeof OfferStatistics>
