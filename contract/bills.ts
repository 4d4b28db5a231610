import { z } from "zod"
import { billKinds } from "#domain/bill-kind"
import { billWarnings } from "#domain/bill-warnings"
import { missingOfDelivery } from "#domain/delivery"
import { refusalOfPeriod } from "#domain/filter-period"
import { billTerms } from "#domain/payment-terms"
import { Acts } from "./acts"
import { BillEmail } from "./bill-emails"
import { BilledVat, BillLine, MissingOfBill, NewBillLine, Rebate } from "./bill-lines"
import { Payment } from "./bill-payments"
import { paging } from "./paging"
import { billStates } from "./sales-choices"
import { chosen } from "./selection"
import {
  Balance,
  Country,
  Currency,
  Day,
  Id,
  Instant,
  LongText,
  Money,
  optional,
  Percent,
  Stamp,
  Sum,
  Text,
  Version,
} from "./values"

export const billSorts = ["number", "releaseDate", "dueDate", "client", "totalTTC"] as const
/** Derived from the bill's payments and dates, never typed by hand. */
export const billStatuses = [
  "draft",
  "issued",
  "sent",
  "partPaid",
  "paid",
  "overdue",
  "credited",
  "writtenOff",
] as const
const fields = {
  clientId: Id,
  /** The day that stands on the bill; the day of issue when left out. */
  releaseDate: optional(Day),
  billingPeriodStart: optional(Day),
  billingPeriodEnd: optional(Day),
  /** Days between issue and due date; 60 at most between businesses (C. com. L441-10). */
  paymentDays: z.coerce.number<number>().int().min(0).max(60).default(30),
  /** Or, agreed between businesses, 45 days end of month, by one of its two readings. */
  paymentTerms: z.enum(billTerms).default("days"),
  /** Off the sum of the lines: percent, or an amount without VAT; not both. */
  discountRate: optional(Rebate),
  discountAmount: optional(Money),
  /** Late-payment penalties in percent a year; the legal default when left out. */
  penaltyRate: optional(Percent),
  purchaseOrder: optional(Text(60)),
  /** By which the buyer routes it: a service code of Chorus Pro, a cost centre (BT-10). */
  buyerReference: optional(Text(60)),
  /** The contract that it is under (BT-12). */
  contractReference: optional(Text(60)),
  /** When it was delivered or done, where it is neither the day of the bill nor the end of a period. */
  suppliedOn: optional(Day),
  /** Where goods are brought, if elsewhere than to the buyer; in the buyer's country where none is said. */
  deliveryName: optional(Text(120)),
  deliveryStreetAddress: optional(Text(160)),
  deliveryPostalCode: optional(Text(12)),
  deliveryCity: optional(Text(80)),
  deliveryCountry: optional(Country),
  /** Percent off for a payment within so many days (C. com. L441-9 I); both or neither. */
  earlyPaymentRate: optional(Rebate),
  earlyPaymentDays: optional(z.coerce.number<number>().int().min(1).max(60)),
  note: optional(LongText(1000)),
  /** Why a credit note or a correction is made. */
  reason: optional(LongText(300)),
  /** Of a seller in franchise, that it goes on although more was billed than it allows. */
  keepsFranchise: z.boolean().default(false),
  includeVat: z.boolean().default(false),
  includePenalty: z.boolean().default(false),
  includeLogo: z.boolean().default(false),
  includeSignature: z.boolean().default(false),
  lines: z.array(NewBillLine).min(1).max(200),
}

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((bill, context) => {
    const {
      billingPeriodStart: start,
      billingPeriodEnd: end,
      discountRate,
      discountAmount,
      earlyPaymentRate,
      earlyPaymentDays,
    } = bill as z.output<z.ZodObject<typeof fields>>
    const undelivered = missingOfDelivery(bill as z.output<z.ZodObject<typeof fields>>)
    if (undelivered) context.addIssue({ code: "custom", path: [undelivered], message: "required" })
    if (discountRate && discountAmount)
      context.addIssue({ code: "custom", path: ["discountAmount"], message: "oneDiscount" })
    if (earlyPaymentRate && !earlyPaymentDays)
      context.addIssue({ code: "custom", path: ["earlyPaymentDays"], message: "required" })
    if (earlyPaymentDays && !earlyPaymentRate)
      context.addIssue({ code: "custom", path: ["earlyPaymentRate"], message: "required" })
    if (start && end && end < start)
      context.addIssue({ code: "custom", path: ["billingPeriodEnd"], message: "beforeStart" })
  })

export const NewBill = rules(fields).meta({ id: "NewBill" })
export const BillChanges = rules({ ...fields, version: Version }).meta({ id: "BillChanges" })
export const BillIssue = z.object({ version: Version }).meta({ id: "BillIssue" })

/** What is typed, as it would stand on paper. */
export const BillPreview = z
  .object({ svg: z.string().describe("All pages, one below the other, as an SVG.") })
  .meta({ id: "BillPreview" })

/** What is asked before a bill, of its total without VAT: percent, or an amount. */
export const NewDeposit = z
  .object({ percent: optional(Rebate), amountHT: optional(Money) })
  .superRefine(({ percent, amountHT }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (percent && amountHT) refuse("amountHT", "oneShare")
    else if (!Number(percent) && !amountHT) refuse("percent", "required")
  })
  .meta({ id: "NewDeposit" })

const summary = {
  ...Stamp,
  /** Null while a draft. */
  number: z.string().nullable(),
  kind: z.enum(billKinds),
  status: z.enum(billStatuses),
  /** Every payment has reached the bank. */
  collected: z.boolean(),
  clientId: Id,
  clientName: z.string(),
  releaseDate: Day.nullable(),
  dueDate: Day.nullable(),
  currency: Currency,
  totalHT: Sum,
  totalVat: Sum,
  totalTTC: Sum,
  paid: Balance,
  /** What is still to be paid; nothing of a draft or a credit note. */
  due: Sum,
}

/** A bill in a list. The amounts of a credit note are above zero: its kind says that they are given back. */
export const BillSummary = z.object(summary).meta({ id: "BillSummary" })

/** Another bill, as far as one points at it. */
const BillReference = z.object({
  id: Id,
  kind: z.enum(billKinds),
  number: z.string().nullable(),
  releaseDate: Day.nullable(),
  totalTTC: Sum,
})

export const Bill = z
  .object({
    ...summary,
    billingPeriodStart: Day.nullable(),
    billingPeriodEnd: Day.nullable(),
    paymentDays: z.int(),
    paymentTerms: z.enum(billTerms),
    discountRate: z.string().nullable(),
    discountAmount: Sum.nullable(),
    /** What was taken off the sum of the lines, in cents. */
    discount: Sum,
    /** The day of the payment that settled it. */
    paymentDate: Day.nullable(),
    /** The day from which penalties run. */
    penaltyDate: Day.nullable(),
    penaltyRate: z.string().nullable(),
    purchaseOrder: z.string().nullable(),
    buyerReference: z.string().nullable(),
    contractReference: z.string().nullable(),
    suppliedOn: Day.nullable(),
    deliveryName: z.string().nullable(),
    deliveryStreetAddress: z.string().nullable(),
    deliveryPostalCode: z.string().nullable(),
    deliveryCity: z.string().nullable(),
    deliveryCountry: z.string().nullable(),
    earlyPaymentRate: z.string().nullable(),
    earlyPaymentDays: z.int().nullable(),
    note: z.string().nullable(),
    reason: z.string().nullable(),
    keepsFranchise: z.boolean(),
    includeVat: z.boolean(),
    includePenalty: z.boolean(),
    includeLogo: z.boolean(),
    includeSignature: z.boolean(),
    lines: z.array(BillLine),
    /** The base and the tax of each rate. */
    vat: z.array(BilledVat),
    /** What its credit notes, or the bill that replaced it, took back. */
    credited: Sum,
    /** What its deposits take off, paid or not. */
    prepaid: Sum,
    /** The deposits that are deducted from it, drafts too. */
    deposits: z.array(BillReference),
    /** The bill that deducts this deposit. */
    deductedBy: BillReference.nullable(),
    /** What was given up. */
    writtenOff: Sum,
    /** Whether a credit note or a correction may be made of it: something of it is left. */
    correctable: z.boolean(),
    /** Whether another bill may take its place. */
    replaceable: z.boolean(),
    /** The bill that a credit note or a correction is about. */
    origin: BillReference.nullable(),
    /** The credit notes and corrections of this bill, drafts too. */
    followers: z.array(BillReference),
    payments: z.array(Payment),
    emails: z.array(BillEmail),
    /** What would be refused at issue, each with the field that mends it; empty once issued. */
    missing: z.array(MissingOfBill),
    /** What the law frowns on without forbidding it. */
    warnings: z.array(z.enum(billWarnings)),
    issuedAt: Instant.nullable(),
    /** Whether the PDF is stored for good; until then it is still being made. */
    documentStored: z.boolean(),
    /** What happened, oldest first. */
    events: z.array(z.object({ what: z.string(), at: Instant, detail: z.string().nullable() })),
    can: Acts(
      "change",
      "remove",
      "issue",
      "askDeposit",
      "repeat",
      "duplicate",
      "share",
      "send",
      "submit",
      "pay",
      "credit",
      "creditDiscount",
      "replace",
      "writeOff",
      "undoWriteOff",
      "giveNotice",
    ),
  })
  .meta({ id: "Bill" })

/** Of what a credit note is to be: all of the bill, or the discount that was agreed for early payment. */
export const CreditNoteQuery = z.object({ of: z.enum(["discount"]).optional() })

export const BillFilter = z
  .object({
    ...paging(billSorts),
    ...chosen,
    state: z.enum(billStates).optional(),
    clientId: Id.optional(),
    /** A period of release dates, both days included. */
    from: Day.optional(),
    to: Day.optional(),
    /** Due dates, both days included; either may be left open. */
    dueFrom: Day.optional(),
    dueTo: Day.optional(),
  })
  .superRefine(({ from, to, dueFrom, dueTo }, context) => {
    const refusal = refusalOfPeriod(from, to)
    if (refusal) context.addIssue({ code: "custom", path: [refusal.path], message: refusal.code })
    if (dueFrom && dueTo && dueTo < dueFrom)
      context.addIssue({ code: "custom", path: ["dueTo"], message: "endBeforeStart" })
  })

export const TurnoverFilter = z.object({
  year: z.coerce.number<number>().int().min(2000).max(2100),
})

/**
 * Of the whole filtered set, whatever page is shown; drafts are no part of the sums. Credit notes count below
 * zero, and what a correction replaces counts once.
 */
export const BillTotals = z
  .object({
    /** Drafts included. */
    count: z.int(),
    totalHT: Balance,
    totalTTC: Balance,
    paid: Balance,
    /** Settled without money: by credit notes, deposits, what was given up. */
    settled: Balance,
    unpaid: Balance,
    drafts: z.object({ count: z.int(), totalTTC: Balance }),
    currency: Currency,
  })
  .meta({ id: "BillTotals" })

/** Turnover HT of a year's months and of the same months a year before, in cents. */
export const Turnover = z
  .object({
    year: z.int(),
    months: z.array(z.object({ month: z.int(), totalHT: Balance, yearBefore: Balance })),
  })
  .meta({ id: "Turnover" })

export type NewBill = z.output<typeof NewBill>
export type Bill = z.output<typeof Bill>
export type BillSummary = z.output<typeof BillSummary>
export type BillFilter = z.output<typeof BillFilter>
export type BillTotals = z.output<typeof BillTotals>
export type BillPreview = z.output<typeof BillPreview>
export type Turnover = z.output<typeof Turnover>
