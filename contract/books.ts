import { z } from "zod"
import { Balance, Currency, Day, Id, Instant, Sum } from "./values"

/** A year of the books. */
export const BookFilter = z.object({
  year: z.coerce.number<number>().int().min(2000).max(2100).optional(),
})

/** Everything that came in, or was taken back. */
export const Receipt = z
  .object({
    sequence: z.int(),
    day: Day,
    billId: Id.nullable(),
    incomeId: Id.nullable(),
    reference: z.string(),
    clientName: z.string(),
    nature: z.string(),
    /** Below zero where an earlier entry is taken back. */
    amount: Balance,
    currency: Currency,
    means: z.string(),
    /** Money beyond what was due, or such money given back: it is the client's, and no turnover. */
    isCredit: z.boolean(),
    recordedAt: Instant,
  })
  .meta({ id: "Receipt" })

/** What clients owe by how late it is. */
const ageing = { notDue: Sum, late30: Sum, late60: Sum, late90: Sum, older: Sum, due: Sum }

export const Book = z
  .object({
    year: z.int(),
    /** The years in which something came in, the latest first. */
    years: z.array(z.int()),
    /** What was earned, month by month: without what clients paid too much, until a bill is paid by it. */
    months: z.array(Balance).length(12),
    quarters: z.array(Balance).length(4),
    total: Balance,
    /** What of the entries is kept as clients' credit, and what of such credits paid bills. */
    credits: z.object({ kept: Balance, used: Balance }),
    receipts: z.array(Receipt),
    /** The first entry whose seal is broken; null while the book is whole. */
    brokenAt: z.int().nullable(),
    /** Whether the file of entries, which is named after it, lacks the SIREN of whose it is. */
    needsSiren: z.boolean(),
    ageing: z.array(z.object({ clientId: Id, clientName: z.string(), ...ageing })),
  })
  .meta({ id: "Book" })

export type Book = z.output<typeof Book>
export type Receipt = z.output<typeof Receipt>
