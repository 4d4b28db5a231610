import { z } from "zod"
import { billTerms } from "#domain/payment-terms"
import { Acts } from "./acts"
import { BillEmail } from "./bill-emails"
import { BilledVat, BillLine, MissingOfBill, NewBillLine, Rebate } from "./bill-lines"
import { paging } from "./paging"
import { quoteStatuses } from "./sales-choices"
import { chosen } from "./selection"
import {
  Balance,
  Currency,
  Day,
  Id,
  Instant,
  Language,
  LongText,
  Money,
  optional,
  Stamp,
  Sum,
  Text,
  Version,
} from "./values"

export const quoteSorts = ["number", "releaseDate", "validUntil", "client", "totalTTC"] as const
export const quoteAnswers = ["accepted", "refused"] as const

const fields = {
  clientId: Id,
  /** For how many days it can be accepted, from the day of its issue. */
  validDays: z.coerce.number<number>().int().min(1).max(365).default(30),
  /** Asked when it is accepted, in percent of the whole. */
  depositRate: optional(Rebate.refine((rate) => Number(rate) > 0, { error: "tooSmall 0.01" })),
  /** When its bill is to be paid. */
  paymentDays: z.coerce.number<number>().int().min(0).max(60).default(30),
  paymentTerms: z.enum(billTerms).default("days"),
  /** Off the sum of the lines: percent, or an amount without VAT; not both. */
  discountRate: optional(Rebate),
  discountAmount: optional(Money),
  note: optional(LongText(1000)),
  includeVat: z.boolean().default(false),
  includeLogo: z.boolean().default(false),
  includeSignature: z.boolean().default(false),
  lines: z.array(NewBillLine).min(1).max(200),
}

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((quote, context) => {
    const { discountRate, discountAmount } = quote as z.output<z.ZodObject<typeof fields>>
    if (discountRate && discountAmount)
      context.addIssue({ code: "custom", path: ["discountAmount"], message: "oneDiscount" })
  })

export const NewQuote = rules(fields).meta({ id: "NewQuote" })
export const QuoteChanges = rules({ ...fields, version: Version }).meta({ id: "QuoteChanges" })
export const QuoteIssue = z.object({ version: Version }).meta({ id: "QuoteIssue" })

const needsReason = (
  { answer, reason }: { answer: string; reason: string | null },
  context: z.RefinementCtx,
) => {
  if (answer === "refused" && reason === null)
    context.addIssue({ code: "custom", path: ["reason"], message: "required" })
}

/** What the client said otherwise than by the link, as the owner writes it down. */
export const NewQuoteAnswer = z
  .object({
    answer: z.enum(quoteAnswers),
    /** Who signed, or said no. */
    name: Text(120),
    reason: optional(LongText(1000)),
  })
  .superRefine(needsReason)
  .meta({ id: "NewQuoteAnswer" })

/** What whoever holds the link answers, of the very document that they have read. */
export const LinkedQuoteAnswer = z
  .object({
    answer: z.enum(quoteAnswers),
    name: Text(120),
    reason: optional(LongText(1000)),
    edition: z.coerce.number<number>().int().min(1),
    /** "I have read it and agree": asked of whoever accepts. */
    agreed: z.boolean().default(false),
  })
  .superRefine((given, context) => {
    needsReason(given, context)
    if (given.answer === "accepted" && !given.agreed)
      context.addIssue({ code: "custom", path: ["agreed"], message: "required" })
  })
  .meta({ id: "LinkedQuoteAnswer" })

export const QuoteAnswer = z
  .object({
    id: Id,
    answer: z.enum(quoteAnswers),
    edition: z.int(),
    /** By the client, by the link; else written down by the owner. */
    byLink: z.boolean(),
    name: z.string(),
    reason: z.string().nullable(),
    answeredAt: Instant,
    /** The network address that the answer came from. */
    address: z.string().nullable(),
    /** SHA-256 of the PDF that was answered to. */
    sha256: z.string(),
  })
  .meta({ id: "QuoteAnswer" })

const summary = {
  ...Stamp,
  /** Null until it is issued for the first time. */
  number: z.string().nullable(),
  status: z.enum(quoteStatuses),
  clientId: Id,
  clientName: z.string(),
  releaseDate: Day.nullable(),
  validUntil: Day.nullable(),
  currency: Currency,
  totalHT: Sum,
  totalVat: Sum,
  totalTTC: Sum,
}

export const QuoteSummary = z.object(summary).meta({ id: "QuoteSummary" })

/** The bill of the whole, or a deposit. */
const QuotedBill = z.object({ id: Id, number: z.string().nullable() })

export const Quote = z
  .object({
    ...summary,
    validDays: z.int(),
    depositRate: z.string().nullable(),
    paymentDays: z.int(),
    paymentTerms: z.enum(billTerms),
    discountRate: z.string().nullable(),
    discountAmount: Sum.nullable(),
    discount: Sum,
    note: z.string().nullable(),
    includeVat: z.boolean(),
    includeLogo: z.boolean(),
    includeSignature: z.boolean(),
    lines: z.array(BillLine),
    vat: z.array(BilledVat),
    /** How many editions were issued; a next one is written while `drafting`. */
    edition: z.int(),
    drafting: z.boolean(),
    /** What its client said of it, the oldest first. */
    answers: z.array(QuoteAnswer),
    bill: QuotedBill.nullable(),
    /** What was asked before it, the oldest first; drafts have no number. */
    deposits: z.array(QuotedBill),
    /** Messages that sent it, the oldest first. */
    emails: z.array(BillEmail),
    /** What would be refused at issue, each with the field that mends it. */
    missing: z.array(MissingOfBill),
    events: z.array(z.object({ what: z.string(), at: Instant, detail: z.string().nullable() })),
  })
  .extend({
    can: Acts(
      "change",
      "remove",
      "issue",
      "duplicate",
      "share",
      "send",
      "answer",
      "bill",
      "askDeposit",
    ),
  })
  .meta({ id: "Quote" })

export const QuoteFilter = z.object({
  ...paging(quoteSorts),
  ...chosen,
  state: z.enum(quoteStatuses).optional(),
  clientId: Id.optional(),
  /** The quote of this bill. */
  billId: Id.optional(),
})

/** What whoever holds the link of a quote reads of it: nothing that is not printed on it. */
export const LinkedQuote = z
  .object({
    number: z.string(),
    edition: z.int(),
    language: Language,
    sellerName: z.string(),
    clientName: z.string(),
    releaseDate: Day,
    validUntil: Day,
    currency: Currency,
    lines: z.array(z.object({ serviceName: z.string(), amountHT: Balance })),
    totalHT: Balance,
    totalVat: Balance,
    totalTTC: Balance,
    includeVat: z.boolean(),
    depositRate: z.string().nullable(),
    note: z.string().nullable(),
    /** SHA-256 of the PDF. */
    sha256: z.string(),
    /** Whether it can be answered now; `changing` while its owner writes a next edition. */
    state: z.enum(["open", "changing", "accepted", "refused", "expired"]),
    /** Who answered, and when. */
    answer: z
      .object({ name: z.string(), answeredAt: Instant, reason: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: "LinkedQuote" })

export type NewQuote = z.output<typeof NewQuote>
export type Quote = z.output<typeof Quote>
export type QuoteSummary = z.output<typeof QuoteSummary>
export type QuoteFilter = z.output<typeof QuoteFilter>
export type QuoteAnswer = z.output<typeof QuoteAnswer>
export type LinkedQuote = z.output<typeof LinkedQuote>
