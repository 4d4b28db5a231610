import { type Day, daysBetween, todayIn } from "./day"
import { type Cents, multiply, percentOf } from "./money"

/** The stages in which an offer is open; aborted and accepted are its ends. */
export const openStages = ["firstContact", "positioned", "onWaiting"] as const
type OpenStage = (typeof openStages)[number]
type Stage = OpenStage | "aborted" | "accepted"

export const isOpenStage = (stage: string): stage is OpenStage =>
  (openStages as readonly string[]).includes(stage)

/** How probable an offer of each open stage is, in percent, where its owner did not say otherwise. */
export const stageWeights: Record<OpenStage, string> = {
  firstContact: "10",
  positioned: "30",
  onWaiting: "50",
}

/** After how many days in a stage an offer is worth a look. */
export const stageDays: Record<OpenStage, number> = {
  firstContact: 7,
  positioned: 14,
  onWaiting: 14,
}

interface Valued {
  state: Stage
  tjmHT: Cents | null
  expectedDays: string | null
  /** Its own, in percent: it counts before its stage's. */
  probability?: string | null
}

/** The days at their rate; none where one of them is not known. */
export const offerValue = ({ tjmHT, expectedDays }: Pick<Valued, "tjmHT" | "expectedDays">) =>
  tjmHT === null || expectedDays === null ? null : multiply(tjmHT, expectedDays)

/** The percent that an offer counts for: a closed one has none of its own. */
export function offerWeight(
  { state, probability }: Pick<Valued, "state" | "probability">,
  weights: Record<OpenStage, string> = stageWeights,
): string {
  if (state === "accepted") return "100"
  if (state === "aborted") return "0"
  return probability ?? weights[state]
}

/** What it is worth, and what it is worth by its weight; each offer is rounded, so that sums add up. */
export function offerWorth(
  offer: Valued,
  weights: Record<OpenStage, string> = stageWeights,
): { valueHT: Cents | null; weightedHT: Cents | null } {
  const valueHT = offerValue(offer)
  const weightedHT = valueHT === null ? null : percentOf(valueHT, offerWeight(offer, weights))
  return { valueHT, weightedHT }
}

/** How long a move may be taken back as if it had not been. */
export const takenBackWithin = 15 * 60_000

interface Move {
  at: Date
  before: string | null
  after: string
}

/** When the present stage was entered: a move that is taken back within a quarter of an hour is none. */
export function enteredAt(moves: readonly Move[]): Date | undefined {
  let present: Date | undefined
  let last: (Move & { enteredBefore: Date | undefined }) | undefined
  for (const move of moves) {
    const isBack =
      last?.before === move.after && move.at.getTime() - last.at.getTime() <= takenBackWithin
    const enteredBefore = present
    present = isBack ? last?.enteredBefore : move.at
    last = { ...move, enteredBefore }
  }
  return present
}

/** Calendar days in Paris since the present stage was entered. */
export const stageAge = (entered: Date, today: Day): number =>
  daysBetween(todayIn("Europe/Paris", entered), today)
