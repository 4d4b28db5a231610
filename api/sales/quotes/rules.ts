import type { NewBill } from "#contract/bills"
import type { NewQuote, QuoteSummary } from "#contract/quotes"
import type { Day } from "#domain/day"

/** What a quote's state follows from. */
export interface StatusFacts {
  number: string | null
  drafting: boolean
  sentAt: Date | null
  validUntil: Day | null
  answer: "accepted" | "refused" | null
  /** The number of the bill of the whole, once it is issued. */
  billNumber: string | null
}

/** The status is never typed: it follows from editions, answer, bill and the day. */
export function statusOf(quote: StatusFacts, today: Day): QuoteSummary["status"] {
  if (quote.drafting) return "draft"
  if (quote.answer === "accepted") return quote.billNumber ? "billed" : "accepted"
  if (quote.answer === "refused") return "refused"
  if (isOver(quote, today)) return "expired"
  return quote.sentAt ? "sent" : "issued"
}

const isOver = ({ validUntil }: Pick<StatusFacts, "validUntil">, today: Day) =>
  validUntil !== null && validUntil < today

/** What may be done with a quote. */
export const quoteCan = {
  /** What was accepted stays as it was. */
  change: ({ answer }: Pick<StatusFacts, "answer">) => answer !== "accepted",
  /** What nobody has a number of. */
  remove: ({ number }: Pick<StatusFacts, "number">) => number === null,
  issue: ({ drafting }: Pick<StatusFacts, "drafting">) => drafting,
  beSent: ({ drafting }: Pick<StatusFacts, "drafting">) => !drafting,
  /** By its client: until its last day. Its owner may write down an answer that came late. */
  beAnswered: ({ drafting, answer }: Pick<StatusFacts, "drafting" | "answer">) =>
    !drafting && answer === null,
  expire: isOver,
  beBilled: ({ answer }: Pick<StatusFacts, "answer">) => answer === "accepted",
}

/** The bill of what was offered, as a draft; its penalties and its dates are a bill's own. */
export function billOf(quote: NewQuote, clientKind: "company" | "individual"): NewBill {
  const { validDays: _, depositRate: __, ...offered } = quote
  return {
    ...offered,
    releaseDate: null,
    billingPeriodStart: null,
    billingPeriodEnd: null,
    penaltyRate: null,
    purchaseOrder: null,
    includePenalty: clientKind === "company",
  }
}
