import { z } from "zod"
import { refusalOfPeriod } from "#domain/filter-period"
import { Acts } from "./acts"
import { incomeCategories, moneyInCategories } from "./choices"
import { inClosedYear } from "./closed-year"
import { paging } from "./paging"
import { paymentMeans } from "./sales-choices"
import { chosen } from "./selection"
import {
  Balance,
  Currency,
  Day,
  Id,
  optional,
  Percent,
  PositiveMoney,
  Stamp,
  Sum,
  Text,
  Version,
} from "./values"

export const incomeSorts = ["day", "amount"] as const

const fields = {
  day: Day,
  label: Text(200),
  payerName: optional(Text(200)),
  /** All that came in, VAT included. */
  amount: PositiveMoney,
  category: z.enum(incomeCategories).default("services"),
  means: z.enum(paymentMeans).default("transfer"),
  /** The rate of the VAT in it; none when left out. */
  vatRate: optional(Percent),
  /** The account that it came to; the usual one when left out. */
  accountId: optional(Id),
  inClosedYear,
}

/** Income that is no bill: what bills bring is written down with their payments. */
export const NewIncome = z.object(fields).meta({ id: "NewIncome" })
export const IncomeChanges = z.object({ ...fields, version: Version }).meta({ id: "IncomeChanges" })

/** Something that came in: income of its own, or an entry of the book about a bill or a client. */
export const Income = z
  .object({
    id: Id,
    day: Day,
    label: z.string(),
    payerName: z.string().nullable(),
    /** Below zero where an entry about a bill is taken back. */
    amount: Balance,
    currency: Currency,
    category: z.enum(moneyInCategories),
    means: z.string(),
    /** Where to read more of it: income of its own, or a bill. */
    incomeId: Id.nullable(),
    billId: Id.nullable(),
    clientId: Id.nullable(),
  })
  .meta({ id: "Income" })

/** Income that is no bill, alone, with what the caller can do with it. */
export const IncomeDetails = z
  .object({
    ...Stamp,
    day: Day,
    label: z.string(),
    payerName: z.string().nullable(),
    amount: Sum,
    currency: Currency,
    category: z.enum(incomeCategories),
    means: z.enum(paymentMeans),
    vatRate: z.string().nullable(),
    /** The part of the amount that is VAT. */
    vat: Sum,
    accountId: Id.nullable(),
    accountName: z.string().nullable(),
    /** A product whose sale brought it: it changes with that. */
    productId: Id.nullable(),
    /** Its entries in the book of receipts. */
    entries: z.array(z.object({ sequence: z.int(), day: Day, amount: Balance })),
    can: Acts("change", "remove"),
  })
  .meta({ id: "IncomeDetails" })

/** Days from and to are both counted. */
export const IncomeFilter = z
  .object({
    ...paging(incomeSorts),
    ...chosen,
    category: z.enum(moneyInCategories).optional(),
    from: Day.optional(),
    to: Day.optional(),
  })
  .superRefine(({ from, to }, context) => {
    const refusal = refusalOfPeriod(from, to)
    if (refusal) context.addIssue({ code: "custom", path: [refusal.path], message: refusal.code })
  })

export type NewIncome = z.output<typeof NewIncome>
export type IncomeChanges = z.output<typeof IncomeChanges>
export type Income = z.output<typeof Income>
export type IncomeDetails = z.output<typeof IncomeDetails>
export type IncomeFilter = z.output<typeof IncomeFilter>
