import Big from "big.js"
import type { ClientKind } from "./client-kind"
import type { Day } from "./day"
import type { Cents } from "./money"

interface SemesterRate {
  /** The first day of the semester for which the rate holds. */
  from: Day
  percent: string
  source: string
}

/** Legal interest owed to professionals (C. mon. fin. L313-2), a semester each. */
const legalInterest: readonly SemesterRate[] = [
  { from: "2024-07-01", percent: "4.92", source: "C. mon. fin. L313-2" },
  { from: "2025-01-01", percent: "3.71", source: "C. mon. fin. L313-2" },
  { from: "2025-07-01", percent: "2.76", source: "C. mon. fin. L313-2" },
  { from: "2026-01-01", percent: "2.62", source: "arrêté du 2025-12-15" },
]

/** The European Central Bank's main refinancing rate on 1 January and 1 July (C. com. L441-10 II). */
const refinancing: readonly SemesterRate[] = [
  { from: "2025-07-01", percent: "2.15", source: "ECB, 2025-06-11" },
  { from: "2026-01-01", percent: "2.15", source: "ECB, 2025-06-11" },
]

export interface DatedRate {
  /** Percent a year, as a decimal string. */
  percent: string
  /** False when the semester's rate is not known here, and the last one known stands in. */
  certain: boolean
}

/** The rate that applies when nothing was agreed: the ECB's plus ten points. */
export function defaultPenaltyRate(day: Day): DatedRate {
  const { percent, certain } = rateOn(refinancing, day)
  return { percent: new Big(percent).plus(10).toString(), certain }
}

/**
 * What a public body owes of a bill that is paid late, whatever was agreed: the ECB's rate plus eight points
 * (code de la commande publique, R2192-31).
 */
export function publicPenaltyRate(day: Day): DatedRate {
  const { percent, certain } = rateOn(refinancing, day)
  return { percent: new Big(percent).plus(8).toString(), certain }
}

const articles = {
  fr: { trade: "code de commerce", procurement: "code de la commande publique" },
  en: { trade: "French commercial code", procurement: "French public procurement code" },
}

/** Where the law on late bills of a client stands. */
export const penaltyArticles = (kind: ClientKind, language: "fr" | "en" = "fr") =>
  kind === "publicBody"
    ? { interest: `${articles[language].procurement}, art. R2192-31`, indemnity: "art. D2192-35" }
    : { interest: `${articles[language].trade}, art. L441-10`, indemnity: "art. D441-5" }

/** The least that may be agreed: three times the legal interest. */
export function lowestPenaltyRate(day: Day): DatedRate {
  const { percent, certain } = rateOn(legalInterest, day)
  return { percent: new Big(percent).times(3).toString(), certain }
}

/** Worth a warning, not a refusal: the rate known here may be the one of an earlier semester. */
export function isBelowLegalPenalty(percent: string, day: Day): boolean {
  return new Big(percent).lt(lowestPenaltyRate(day).percent)
}

/** Owed by a business for each bill paid late, beside the penalties (C. com. D441-5). */
export const recoveryIndemnity: Cents = 4000

function rateOn(rates: readonly SemesterRate[], day: Day): DatedRate {
  const semester = `${day.slice(0, 4)}-${day.slice(5, 7) < "07" ? "01" : "07"}-01`
  const exact = rates.find(({ from }) => from === semester)
  if (exact) return { percent: exact.percent, certain: true }
  const before = rates.filter(({ from }) => from < semester).at(-1) ?? rates[0]
  return { percent: before?.percent ?? "0", certain: false }
}
