import { z } from "zod"
import { Acts } from "./acts"
import { recordedMeans } from "./bill-payments"
import { inClosedYear } from "./closed-year"
import { paymentMeans } from "./sales-choices"
import { Balance, Currency, Day, Id, Instant, Money, optional, Sum } from "./values"

/** Money of one client for several bills: the oldest due are paid first, and what is left is kept as credit. */
export const NewClientPayment = z
  .object({
    amount: Money.min(1),
    paidOn: Day,
    means: z.enum(paymentMeans).default("transfer"),
    /** The day the money reached the bank. Left out, that of the payment; a cheque's then waits to be cashed. */
    collectedOn: optional(Day),
    inClosedYear,
  })
  .superRefine((payment, context) => {
    if (payment.collectedOn && payment.collectedOn < payment.paidOn)
      context.addIssue({ code: "custom", path: ["collectedOn"], message: "beforeStart" })
  })
  .meta({ id: "NewClientPayment" })

/** Money that goes back to a client. */
export const NewRefund = z
  .object({
    amount: Money.min(1),
    paidOn: Day,
    means: z.enum(paymentMeans).default("transfer"),
    inClosedYear,
  })
  .meta({ id: "NewRefund" })

/** So much of a client's credit for a bill. */
export const NewCreditUse = z.object({ amount: Money.min(1) }).meta({ id: "NewCreditUse" })

/** What became of a client's money beyond what was due, oldest first. */
export const ClientCredit = z
  .object({
    balance: Sum,
    currency: Currency,
    entries: z.array(
      z.object({
        id: Id,
        amount: Balance,
        what: z.enum(["overpaid", "credited", "used", "refunded", "takenBack"]),
        day: Day,
        means: z.enum(recordedMeans).nullable(),
        billId: Id.nullable(),
        number: z.string().nullable(),
        createdAt: Instant,
      }),
    ),
    can: Acts("pay", "refund"),
  })
  .meta({ id: "ClientCredit" })

export type NewClientPayment = z.output<typeof NewClientPayment>
export type ClientCredit = z.output<typeof ClientCredit>
