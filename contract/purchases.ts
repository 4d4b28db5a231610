import { z } from "zod"
import { billKinds } from "#domain/bill-kind"
import { Acts } from "./acts"
import { purchaseCategories, purchaseOrigins, purchaseStatuses } from "./choices"
import { inClosedYear } from "./closed-year"
import { paging } from "./paging"
import { paymentMeans } from "./sales-choices"
import { chosen } from "./selection"
import {
  Balance,
  Currency,
  Day,
  FileId,
  Iban,
  Id,
  Money,
  optional,
  Percent,
  PositiveMoney,
  SignedMoney,
  Siren,
  Stamp,
  Sum,
  Switch,
  Text,
  VatNumber,
  Version,
} from "./values"

export const purchaseSorts = [
  "supplier",
  "number",
  "issueDate",
  "dueDate",
  "totalHT",
  "totalTTC",
] as const

/** The file of a received bill, uploaded before. */
export const NewPurchase = z.object({ fileId: FileId }).meta({ id: "NewPurchase" })

/** What is charged at one rate. */
const TypedVat = z.object({
  /** As the file says it; none of what was typed. */
  category: optional(Text(10)),
  rate: Percent,
  base: SignedMoney,
  tax: SignedMoney,
})

const typed = z.object({
  supplierName: Text(200),
  supplierSiren: optional(Siren),
  supplierVatNumber: optional(VatNumber),
  number: Text(100),
  kind: z.enum(billKinds).default("bill"),
  issueDate: Day,
  dueDate: optional(Day),
  totalHT: Money,
  totalVat: Money,
  totalTTC: Money,
  iban: optional(Iban),
  category: z.enum(purchaseCategories).default("other"),
  /** A fixed asset: what lasts, and is written off over years. */
  isAsset: Switch,
  /** How much of its VAT may be deducted, in percent. */
  deductibleShare: Percent.refine((share) => Number(share) <= 100, { error: "tooBig 100" }).default(
    "100",
  ),
  origin: z.enum(purchaseOrigins).default("home"),
  /** By which rate the buyer owes its VAT, where the supplier is abroad; the usual one when left out. */
  reverseRate: optional(Percent),
  /** VAT on its services is due by the bill, by the supplier’s option. */
  vatOnDebits: Switch,
  /** Its VAT by rate; what is left out stays as it is. */
  vat: z.array(TypedVat).max(10).optional(),
})

function agree(
  { totalHT, totalVat, totalTTC, issueDate, dueDate, vat = [] }: z.output<typeof typed>,
  context: z.RefinementCtx,
) {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message })
  if (totalHT + totalVat !== totalTTC) refuse("totalTTC", "totalsDiffer")
  if (dueDate && dueDate < issueDate) refuse("dueDate", "dueBeforeIssue")
  const sum = (of: "base" | "tax") => vat.reduce((total, group) => total + group[of], 0)
  if (vat.length > 0 && (sum("base") !== totalHT || sum("tax") !== totalVat))
    refuse("vat", "ratesDiffer")
}

/** A bill that came on paper or by mail, typed by hand; its file is kept beside where there is one. */
export const PurchaseEntry = typed
  .extend({ fileId: optional(FileId), inClosedYear })
  .superRefine(agree)
  .meta({ id: "PurchaseEntry" })

/** What is put right by hand; the lines stay what the file says. */
export const PurchaseCorrection = typed
  .extend({ version: Version })
  .superRefine(agree)
  .meta({ id: "PurchaseCorrection" })

export const PurchaseCheck = z.object({ version: Version }).meta({ id: "PurchaseCheck" })

export const NewPurchasePayment = z
  .object({
    paidOn: Day,
    /** What is still to be paid when left out. */
    amount: optional(PositiveMoney),
    means: z.enum(paymentMeans).default("transfer"),
    /** The account that it was paid from; the usual one when left out. */
    accountId: optional(Id),
    inClosedYear,
  })
  .meta({ id: "NewPurchasePayment" })

/** What was paid for a received bill, or taken back; it is never removed. */
export const PurchasePayment = z
  .object({
    id: Id,
    paidOn: Day,
    /** Below zero where an earlier one is taken back. */
    amount: Balance,
    means: z.enum(paymentMeans),
    /** It was taken back since. */
    reversed: z.boolean(),
    can: Acts("reverse"),
  })
  .meta({ id: "PurchasePayment" })

/** The fields that a bill must say before it is checked. */
export const purchaseEssentials = [
  "supplierName",
  "number",
  "issueDate",
  "totalHT",
  "totalVat",
  "totalTTC",
] as const

const Line = z.object({
  name: z.string().nullable(),
  description: z.string().nullable(),
  quantity: z.string().nullable(),
  /** In euros or the bill's currency: it may have more decimals than cents have. */
  unitPrice: z.string().nullable(),
  vatRate: z.string().nullable(),
  amountHT: Balance.nullable(),
})

const Vat = z.object({
  category: z.string().nullable(),
  rate: z.string(),
  base: Balance,
  tax: Balance,
})

export const Purchase = z
  .object({
    ...Stamp,
    status: z.enum(purchaseStatuses),
    supplierName: z.string().nullable(),
    supplierSiren: z.string().nullable(),
    supplierVatNumber: z.string().nullable(),
    number: z.string().nullable(),
    kind: z.enum(billKinds),
    issueDate: Day.nullable(),
    dueDate: Day.nullable(),
    currency: Currency,
    totalHT: Balance.nullable(),
    totalVat: Balance.nullable(),
    totalTTC: Balance.nullable(),
    /** What the file says is still to be paid: less than the total where deposits are deducted. */
    due: Balance.nullable(),
    /** What was paid of that so far. */
    paid: Sum,
    iban: z.string().nullable(),
    category: z.enum(purchaseCategories),
    isAsset: z.boolean(),
    deductibleShare: z.string(),
    origin: z.enum(purchaseOrigins),
    reverseRate: z.string().nullable(),
    vatOnDebits: z.boolean(),
    vat: z.array(Vat),
    /** What the file does not say, or in no way that could be read. */
    missing: z.array(z.enum(purchaseEssentials)),
    /** Whether the totals and the VAT by rate come to the same. */
    addsUp: z.boolean(),
    checkedOn: Day.nullable(),
    paidOn: Day.nullable(),
    means: z.enum(paymentMeans).nullable(),
    /** The file as it was received; none of a bill that was typed by hand without one. */
    fileId: Id.nullable(),
    fileName: z.string().nullable(),
  })
  .meta({ id: "Purchase" })

/** A received bill alone, with what the caller can do with it. */
export const PurchaseDetails = Purchase.extend({
  /** As many as two thousand: no list carries them. */
  lines: z.array(Line),
  payments: z.array(PurchasePayment),
  can: Acts("change", "remove", "check", "pay"),
}).meta({ id: "PurchaseDetails" })

export const PurchaseFilter = z.object({
  ...paging(purchaseSorts),
  ...chosen,
  state: z.enum(purchaseStatuses).optional(),
  category: z.enum(purchaseCategories).optional(),
})

export type Purchase = z.output<typeof Purchase>
export type PurchaseDetails = z.output<typeof PurchaseDetails>
export type PurchaseLine = z.output<typeof Line>
export type PurchaseVat = z.output<typeof Vat>
export type PurchaseFilter = z.output<typeof PurchaseFilter>
export type PurchaseCorrection = z.output<typeof PurchaseCorrection>
export type NewPurchasePayment = z.output<typeof NewPurchasePayment>
export type PurchasePayment = z.output<typeof PurchasePayment>
