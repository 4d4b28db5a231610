import { addDays, type Day, daysBetween } from "./day"
import { isWorkingDay } from "./public-holidays"
import type { MoneyState } from "./subscription"

/** What became of a try to take the money of a bill; lost: no answer came for a day, and no money was taken. */
export type TryState = "open" | "processing" | "failed" | "succeeded" | "takenBack" | "lost"
/** Why it failed, as far as it matters. */
export type TryReason = "authentication" | "funds" | "other"

export interface PaymentTry {
  means: "card" | "sepa"
  state: TryState
  reason: TryReason | null
  /** The day on which one knew that it failed. */
  endedOn: Day | null
}

/** Days after the first failure on which a card is tried again. */
const cardAgain = [3, 5, 7]
/** Working days after it on which an account is debited again, where it only lacked money. */
const debitAgain = 5

const counted = (tries: readonly PaymentTry[]) => tries.filter(({ state }) => state !== "lost")

/** What is known of the money of a bill by its tries: what came counts, else what the last one says. */
export function moneyOf(tries: readonly PaymentTry[]): MoneyState {
  const some = counted(tries)
  if (some.some(({ state }) => state === "succeeded")) return "succeeded"
  const last = some.at(-1)?.state
  if (last === "processing") return last
  return last === "failed" || last === "takenBack" ? "failed" : "unknown"
}

/**
 * Whether a bill is to be charged on a day. What its payer's bank wants to ask them, or took back, waits for them: they
 * pay by a page, or enter another card or account (`hasNewMeans`).
 */
export function isTryDue(tries: readonly PaymentTry[], today: Day, hasNewMeans: boolean): boolean {
  const some = counted(tries)
  const last = some.at(-1)
  if (!last) return true
  if (last.state !== "failed" && last.state !== "takenBack") return false
  if (hasNewMeans) return true
  const first = some.find(({ endedOn }) => endedOn !== null)?.endedOn
  if (last.state !== "failed" || !first || !last.endedOn || last.endedOn >= today) return false
  if (last.reason === "authentication") return false
  const again = some.filter(({ state }) => state === "failed").length - 1
  if (last.means === "sepa")
    return again === 0 && last.reason === "funds" && today >= workingDaysAfter(first, debitAgain)
  const days = cardAgain[again]
  return days !== undefined && daysBetween(first, today) >= days
}

/** The day that so many working days later is. */
function workingDaysAfter(day: Day, count: number): Day {
  let reached = day
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}
