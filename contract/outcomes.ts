import { z } from "zod"
import { refusalOfPeriod } from "#domain/filter-period"
import { Acts } from "./acts"
import { outcomeCategories } from "./choices"
import { inClosedYear } from "./closed-year"
import { Suggested } from "./option-sets"
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
  Text,
  Version,
} from "./values"

export const outcomeSorts = ["day", "amount"] as const

const fields = {
  day: Day,
  label: Text(200),
  payeeName: optional(Text(200)),
  /** All that went out, VAT included. */
  amount: PositiveMoney,
  category: z.enum(outcomeCategories).default("other"),
  /** A finer word than its category: a value of the list of kinds, or what it is called. */
  kind: optional(Suggested),
  means: z.enum(paymentMeans).default("card"),
  /** The rate of the VAT in it; none when left out. */
  vatRate: optional(Percent),
  /** How much of that VAT may be deducted, in percent. */
  deductibleShare: Percent.refine((share) => Number(share) <= 100, { error: "tooBig 100" }).default(
    "100",
  ),
  /** The account that it was paid from; the usual one when left out. */
  accountId: optional(Id),
  inClosedYear,
}

/** What was spent without a received bill; payments of those are written down with them. */
export const NewOutcome = z.object(fields).meta({ id: "NewOutcome" })
export const OutcomeChanges = z
  .object({ ...fields, version: Version })
  .meta({ id: "OutcomeChanges" })

export const Outgoing = z
  .object({
    ...Stamp,
    day: Day,
    label: z.string(),
    payeeName: z.string().nullable(),
    /** Below zero where a payment is taken back. */
    amount: Balance,
    currency: Currency,
    category: z.enum(outcomeCategories),
    kind: z.string().nullable(),
    means: z.enum(paymentMeans),
    vatRate: z.string().nullable(),
    /** The part of the amount that is VAT. */
    vat: Balance,
    deductibleShare: z.string(),
    accountId: Id.nullable(),
    /** The received bill that it pays. */
    purchaseId: Id.nullable(),
  })
  .meta({ id: "Outgoing" })

export const OutgoingDetails = Outgoing.extend({
  accountName: z.string().nullable(),
  can: Acts("change", "remove"),
}).meta({ id: "OutgoingDetails" })

/** Days from and to are both counted. */
export const OutcomeFilter = z
  .object({
    ...paging(outcomeSorts),
    ...chosen,
    category: z.enum(outcomeCategories).optional(),
    from: Day.optional(),
    to: Day.optional(),
  })
  .superRefine(({ from, to }, context) => {
    const refusal = refusalOfPeriod(from, to)
    if (refusal) context.addIssue({ code: "custom", path: [refusal.path], message: refusal.code })
  })

export type NewOutcome = z.output<typeof NewOutcome>
export type OutcomeChanges = z.output<typeof OutcomeChanges>
export type Outgoing = z.output<typeof Outgoing>
export type OutgoingDetails = z.output<typeof OutgoingDetails>
export type OutcomeFilter = z.output<typeof OutcomeFilter>
