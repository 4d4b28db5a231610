import { z } from "zod"
import { recordedMeans } from "./bill-payments"
import { Balance, Currency, Day, Id, Sum } from "./values"

/** The days of a statement: from the first of January until today where nothing is said. */
export const StatementFilter = z.object({ from: Day.optional(), to: Day.optional() })

/** A table of a statement may also say what paying late costs by today. */
export const StatementTableFilter = StatementFilter.extend({ late: z.enum(["true"]).optional() })

/** The same days, as the body of a call that writes the statement down. */
export const NewStatement = StatementFilter.meta({ id: "NewStatement" })

/** The same, and the bill from which it is sent. */
export const StatementEmail = StatementFilter.extend({ billId: Id })

const movements = [
  "bill",
  "deposit",
  "correction",
  "deducted",
  "creditNote",
  "replaced",
  "payment",
  "overpaid",
  "reversal",
  "excessTakenBack",
  "credited",
  "used",
  "givenBack",
  "refund",
  "writtenOff",
  "dueAgain",
] as const

/** Something that changed what a client owes, or that moved money of theirs from a bill to their credit. */
const Movement = z.object({
  day: Day,
  what: z.enum(movements),
  /** The number of the bill, the credit note or the correction. */
  reference: z.string().nullable(),
  /** The bill that one reads about it. */
  billId: Id.nullable(),
  means: z.enum(recordedMeans).nullable(),
  /** Whether the money has not reached the bank yet. */
  pending: z.boolean(),
  debit: Sum,
  credit: Sum,
  /** What is owed after it; below zero where the client is owed. */
  balance: Balance,
})

/** A bill of which something is still to be paid, whatever the days of the statement. */
const OpenBill = z.object({
  billId: Id,
  number: z.string(),
  dueDate: Day,
  totalTTC: Sum,
  due: Sum,
  /** Zero until it is late. */
  daysLate: z.int(),
  interest: Sum,
  indemnity: Sum,
})

/** A client's account over some days, and what is to be paid of it today. */
export const Statement = z
  .object({
    clientId: Id,
    clientName: z.string(),
    currency: Currency,
    from: Day,
    to: Day,
    today: Day,
    opening: Balance,
    debit: Sum,
    credit: Sum,
    closing: Balance,
    movements: z.array(Movement),
    open: z.array(OpenBill),
    due: Sum,
    overdue: Sum,
    /** What the client has to their credit. */
    clientCredit: Balance,
    interest: Sum,
    indemnity: Sum,
  })
  .meta({ id: "Statement" })

export type Statement = z.output<typeof Statement>
export type StatementFilter = z.output<typeof StatementFilter>
