import type { NewBill } from "#contract/bills"
import type { NewQuote, Quote, QuoteSummary } from "#contract/quotes"
import { type ClientKind, isBusiness } from "#domain/client-kind"
import type { Day } from "#domain/day"
import { noDelivery } from "#domain/delivery"
import { permitted, type Rights } from "../../access/permitted.rules"

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

type ActFacts = Pick<StatusFacts, "number" | "drafting" | "answer" | "billNumber"> & {
  billId: string | null
}

/** What someone can do with a quote now. One that lacks something is still for them to issue: they are told what. */
export const quoteActs = (rights: Rights, quote: ActFacts): Quote["can"] =>
  permitted(rights, {
    change: quoteCan.change(quote) && "quotes.edit",
    remove: quoteCan.remove(quote) && "quotes.delete",
    issue: quoteCan.issue(quote) && "quotes.edit",
    duplicate: "quotes.create",
    share: quoteCan.beSent(quote) && "quotes.edit",
    send: quoteCan.beSent(quote) && "quotes.edit",
    answer: quoteCan.beAnswered(quote) && "quotes.edit",
    bill: quoteCan.beBilled(quote) && quote.billId === null && ["quotes.edit", "bills.create"],
    askDeposit: quoteCan.beBilled(quote) &&
      quote.billNumber === null && ["quotes.edit", "bills.create"],
  })

/** The bill of what was offered, as a draft; its penalties and its dates are a bill's own. */
export function billOf(quote: NewQuote, clientKind: ClientKind): NewBill {
  const { validDays: _, depositRate: __, ...offered } = quote
  return {
    ...offered,
    releaseDate: null,
    billingPeriodStart: null,
    billingPeriodEnd: null,
    penaltyRate: null,
    purchaseOrder: null,
    buyerReference: null,
    contractReference: null,
    suppliedOn: null,
    ...noDelivery,
    keepsFranchise: false,
    earlyPaymentRate: null,
    earlyPaymentDays: null,
    reason: null,
    includePenalty: isBusiness(clientKind),
  }
}
