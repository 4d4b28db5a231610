import { z } from "zod"
import { Acts } from "./acts"
import { inClosedYear } from "./closed-year"
import { paymentMeans } from "./sales-choices"
import { Selection } from "./selection"
import { Balance, Day, Id, Instant, optional, PositiveMoney } from "./values"

/** As they stand in the records: a client's credit is what was paid too much, or given back by a credit note. */
export const recordedMeans = [...paymentMeans, "clientCredit"] as const

export const NewPayment = z
  .object({
    amount: PositiveMoney,
    paidOn: Day,
    means: z.enum(paymentMeans).default("transfer"),
    /** The day the money reached the bank. Left out, that of the payment; a cheque's then waits to be cashed. */
    collectedOn: optional(Day),
    /** What is beyond the bill becomes its client's credit; else it is refused. */
    keepExcess: z.boolean().default(false),
    inClosedYear,
  })
  .superRefine((payment, context) => {
    if (payment.collectedOn && payment.collectedOn < payment.paidOn)
      context.addIssue({ code: "custom", path: ["collectedOn"], message: "beforePaid" })
  })
  .meta({ id: "NewPayment" })

/** What is due of each of these bills, paid in full on one day. */
export const NewPayments = z
  .object({
    ...Selection.shape,
    paidOn: Day,
    means: z.enum(paymentMeans).default("transfer"),
    inClosedYear,
  })
  .meta({ id: "NewPayments" })

export const PaymentCollection = z
  .object({ collectedOn: Day, inClosedYear })
  .meta({ id: "PaymentCollection" })

/** What a form says of a payment: the day it reached the bank, or that it has not. */
export const CollectionMark = z.object({ collectedOn: optional(Day) })

export const Payment = z
  .object({
    id: Id,
    /** Cents; below zero for the reversal of an earlier payment, and for what went to the client's credit. */
    amount: Balance,
    paidOn: Day,
    means: z.enum(recordedMeans),
    collectedOn: Day.nullable(),
    /** The payment that this one takes back. */
    reversalOf: Id.nullable(),
    /** True once a reversal took this payment back. */
    reversed: z.boolean(),
    createdAt: Instant,
    can: Acts("collect", "uncollect", "reverse"),
  })
  .meta({ id: "Payment" })

export type NewPayment = z.output<typeof NewPayment>
export type Payment = z.output<typeof Payment>
export type PaymentCollection = z.output<typeof PaymentCollection>
