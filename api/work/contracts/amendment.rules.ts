import { contractTermNames } from "#contract/choices"
import type { Amendment, ContractTerms } from "#contract/contract-terms"
import { type AgreedTerms, inOrder, termsOn } from "#domain/contract-terms"
import type { Day } from "#domain/day"
import type { FieldError } from "../../http/problem"
import type { AmendmentRow } from "./amendment.queries"
import type { ContractRow } from "./queries"
import { termsOf } from "./rules"

/** What a contract's terms follow from. */
export const agreedOf = (
  contract: ContractRow,
  amendments: readonly AmendmentRow[],
): AgreedTerms<ContractTerms> => ({
  startDate: contract.startDate,
  terms: contract.firstTerms ?? termsOf(contract),
  amendments,
})

/** The terms that stand on the contract on a day: before it begins, those of its first day. */
export function standingTerms(agreed: AgreedTerms<ContractTerms>, today: Day): ContractTerms {
  const { startDate, terms } = agreed
  return termsOn(agreed, today < startDate ? startDate : today) ?? terms
}

/**
 * What a contract's course follows from: the terms of today, but the end that was agreed last, though its amendment is
 * still to come. No other day is reached before it.
 */
export function courseTerms(agreed: AgreedTerms<ContractTerms>, today: Day) {
  const { startDate, amendments } = agreed
  const last = [today, ...amendments.map(({ effectiveOn }) => effectiveOn)].sort().at(-1) ?? today
  return {
    ...standingTerms(agreed, today),
    endDate: standingTerms(agreed, last).endDate,
    startDate,
  }
}

/** The terms that are other in `after` than in `before`. */
export function differenceOf(before: ContractTerms, after: ContractTerms): Partial<ContractTerms> {
  const changed = contractTermNames.filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

export function stateOf(
  { activatedOn, effectiveOn }: Pick<AmendmentRow, "activatedOn" | "effectiveOn">,
  today: Day,
): Amendment["state"] {
  if (activatedOn === null) return "draft"
  return effectiveOn <= today ? "inForce" : "agreed"
}

/** An amendment with the terms of its day, without it and with it. */
export function showAmendment(
  row: AmendmentRow,
  agreed: AgreedTerms<ContractTerms>,
  today: Day,
): Amendment {
  const { changes, activatedOn, applied: _, before: agreedTo, ...shown } = row
  // What was agreed to stays as it was read.
  const before = agreedTo ?? termsBefore(agreed, row)
  return {
    ...shown,
    state: stateOf(row, today),
    agreedOn: activatedOn,
    changed: contractTermNames.filter((name) => name in changes),
    before,
    after: { ...before, ...changes },
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

/** The terms of the day of an amendment, by all that comes before it. */
export function termsBefore(
  agreed: AgreedTerms<ContractTerms>,
  row: Pick<AmendmentRow, "effectiveOn" | "number">,
): ContractTerms {
  const amendments = agreed.amendments.filter((other) => inOrder(other, row) < 0)
  return termsOn({ ...agreed, amendments }, row.effectiveOn) ?? agreed.terms
}

/** What a bill is made of: other terms change no day that is billed. */
const billedTerms = ["priceHT", "unit", "paymentDays", "endOfMonth", "penaltyRate"] as const

/** What says how a month is counted. */
const countedBy = ["unit", "hoursPerDay"] as const

interface BilledDays {
  startDate: Day
  endDate: Day
  freed: boolean
  number: string | null
}

/** Why an amendment cannot be of a contract, by its fields. */
export function refusalsOf(
  { effectiveOn, changes }: Pick<AmendmentRow, "effectiveOn" | "changes">,
  contract: Pick<ContractRow, "startDate" | "runsUntil">,
  billed: readonly BilledDays[],
): FieldError[] {
  const { startDate, runsUntil } = contract
  if (Object.keys(changes).length === 0) return [{ path: "effectiveOn", code: "amendmentEmpty" }]
  if (effectiveOn < startDate || (runsUntil && effectiveOn > runsUntil))
    return [{ path: "effectiveOn", code: "outsideContract" }]
  const within = countedBy.filter((name) => name in changes)
  // A month is counted in one unit: it is filled, approved and billed so.
  if (within.length > 0 && effectiveOn !== startDate && !effectiveOn.endsWith("-01"))
    return [{ path: "effectiveOn", code: "unitFromMonth" }]
  const kept = billed.filter(({ freed }) => !freed)
  const from = kept.filter(({ endDate }) => endDate >= effectiveOn)
  const touches = billedTerms.some((name) => name in changes)
  const { endDate } = changes
  if (endDate && endDate < effectiveOn) return [{ path: "endDate", code: "endBeforeEffect" }]
  const beyond = endDate ? kept.filter((period) => period.endDate > endDate) : []
  return [
    ...(touches && from.length > 0 ? [{ path: "effectiveOn", code: billedAs(from) }] : []),
    ...(beyond.length > 0 ? [{ path: "endDate", code: billedAs(beyond) }] : []),
  ]
}

/** Why days of these bills cannot be others. Drafts have no number: their period says which they are. */
export const billedAs = (periods: readonly BilledDays[]) =>
  `dayBilled ${periods.map(({ number, startDate, endDate }) => number ?? `${startDate} – ${endDate}`).join(", ")}`
