import { type Day, daysBetween, todayIn } from "./day"
import { openStages, takenBackWithin } from "./offer"

export interface StageMove {
  at: Date
  before: string | null
  after: string
}

/** What became of one offer, as far as figures are made of it. */
export interface OfferHistory {
  id: string
  source: string | null
  abortReason: string | null
  /** Its moves from stage to stage, the first one first. */
  moves: readonly StageMove[]
}

interface Stay {
  stage: string
  from: Date
  /** Nothing while it lasts. */
  to: Date | undefined
}

/** Where an offer was and when: a move that is taken back within a quarter of an hour is none. */
export function staysOf(moves: readonly StageMove[]): Stay[] {
  let stays: Stay[] = []
  let last: (StageMove & { staysBefore: Stay[] }) | undefined
  for (const move of moves) {
    const isBack =
      last?.before === move.after && move.at.getTime() - last.at.getTime() <= takenBackWithin
    const staysBefore = stays
    const ended = stays.map((stay) => (stay.to ? stay : { ...stay, to: move.at }))
    stays =
      isBack && last
        ? last.staysBefore
        : [...ended, { stage: move.after, from: move.at, to: undefined }]
    last = { ...move, staysBefore }
  }
  return stays
}

/** The steps that are followed from one stage to the next, and the whole way. */
export const offerSteps = [
  ["firstContact", "positioned"],
  ["positioned", "onWaiting"],
  ["onWaiting", "accepted"],
  ["firstContact", "accepted"],
] as const

/** Percent with one decimal; nothing of nothing. */
const share = (part: number, whole: number): string | null =>
  whole === 0 ? null : ((100 * part) / whole).toFixed(1)

/** The middle one; of an even number the mean of the two in the middle. */
function median(days: readonly number[]): number | null {
  const sorted = [...days].sort((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/**
 * How offers fared between two days, both included (Paris): of those that entered a stage then, how many came to the
 * next one afterwards; accepted out of all that were closed; medians of the days that they stayed, for means are drawn
 * away by the one that was forgotten; why they were aborted; and by where they came from. Each figure names its offers.
 */
export function offerStatistics(histories: readonly OfferHistory[], from: Day, to: Day) {
  const dayOf = (at: Date) => todayIn("Europe/Paris", at)
  const isWithin = (at: Date | undefined) =>
    at !== undefined && dayOf(at) >= from && dayOf(at) <= to
  const told = histories.map((history) => ({ ...history, stays: staysOf(history.moves) }))
  type Told = (typeof told)[number]
  const idsOf = (some: readonly Told[]) => some.map(({ id }) => id)
  const daysOf = ({ from: begin, to: end }: Stay) => daysBetween(dayOf(begin), dayOf(end ?? begin))

  const closedAs = (stage: "accepted" | "aborted") =>
    told.filter(({ stays }) => stays.at(-1)?.stage === stage && isWithin(stays.at(-1)?.from))
  const accepted = closedAs("accepted")
  const aborted = closedAs("aborted")

  const steps = offerSteps.map(([begin, end]) => {
    const entered = told.flatMap((offer) => {
      const stay = offer.stays.find(({ stage, from: at }) => stage === begin && isWithin(at))
      return stay ? [{ offer, since: stay.from }] : []
    })
    const reached = entered.filter(({ offer, since }) =>
      offer.stays.some((stay) => stay.stage === end && stay.from >= since),
    )
    return {
      from: begin,
      to: end,
      entered: idsOf(entered.map(({ offer }) => offer)),
      reached: idsOf(reached.map(({ offer }) => offer)),
      rate: share(reached.length, entered.length),
    }
  })

  const stages = openStages.map((stage) => {
    const left = told.flatMap((offer) =>
      offer.stays
        .filter((stay) => stay.stage === stage && isWithin(stay.to))
        .map((stay) => ({ offer, days: daysOf(stay) })),
    )
    return {
      state: stage,
      left: [...new Set(idsOf(left.map(({ offer }) => offer)))],
      medianDays: median(left.map(({ days }) => days)),
    }
  })

  const grouped = (some: readonly Told[], keyOf: (offer: Told) => string | null) => {
    const groups = new Map<string | null, Told[]>()
    for (const offer of some) groups.set(keyOf(offer), [...(groups.get(keyOf(offer)) ?? []), offer])
    return [...groups].sort(([, one], [, other]) => other.length - one.length)
  }
  const begun = told.filter(({ stays }) => isWithin(stays[0]?.from))
  const endedAs = (some: readonly Told[], stage: string) =>
    some.filter(({ stays }) => stays.at(-1)?.stage === stage)

  return {
    steps,
    accepted: idsOf(accepted),
    aborted: idsOf(aborted),
    successRate: share(accepted.length, accepted.length + aborted.length),
    stages,
    daysToAcceptance: median(
      accepted.flatMap(({ stays }) => {
        const [first, last] = [stays[0], stays.at(-1)]
        return first && last ? [daysBetween(dayOf(first.from), dayOf(last.from))] : []
      }),
    ),
    reasons: grouped(aborted, ({ abortReason }) => abortReason).map(([reason, offers]) => ({
      reason,
      ids: idsOf(offers),
    })),
    sources: grouped(begun, ({ source }) => source).map(([source, offers]) => ({
      source,
      begun: idsOf(offers),
      accepted: idsOf(endedAs(offers, "accepted")),
      aborted: idsOf(endedAs(offers, "aborted")),
    })),
  }
}
