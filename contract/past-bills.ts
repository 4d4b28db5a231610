import { z } from "zod"
import { refusalOfPeriod } from "#domain/filter-period"
import { paging } from "./paging"
import { chosen } from "./selection"
import { Balance, Day, Id, optional, SignedMoney, Stamp, Text } from "./values"

export const pastBillSorts = ["day", "totalTTC"] as const

/** A bill of another tool, as a file says it: frozen as it came, in euros. */
export const ImportedBill = z.object({
  number: Text(60),
  clientId: Id,
  day: Day,
  dueDate: optional(Day),
  category: z.enum(["goods", "services"], { error: "choice" }),
  totalHT: SignedMoney,
  vat: SignedMoney,
  totalTTC: SignedMoney,
  /** The day on which all of it was paid. */
  paidOn: optional(Day),
})

/** A bill that another tool numbered: it counts for turnover, and nobody changes it here. */
export const PastBill = z
  .object({
    ...Stamp,
    number: z.string(),
    clientId: Id,
    clientName: z.string(),
    day: Day,
    dueDate: Day.nullable(),
    /** All sums of a credit note are below zero. */
    kind: z.enum(["bill", "creditNote"]),
    category: z.enum(["goods", "services"]),
    totalHT: Balance,
    vat: Balance,
    totalTTC: Balance,
    /** Its receipt, where one is written down. */
    incomeId: Id.nullable(),
    paidOn: Day.nullable(),
  })
  .meta({ id: "PastBill" })

/** Days from and to are both counted. */
export const PastBillFilter = z
  .object({
    ...paging(pastBillSorts),
    ...chosen,
    clientId: Id.optional(),
    from: Day.optional(),
    to: Day.optional(),
  })
  .superRefine(({ from, to }, context) => {
    const refusal = refusalOfPeriod(from, to)
    if (refusal) context.addIssue({ code: "custom", path: [refusal.path], message: refusal.code })
  })

export type ImportedBill = z.output<typeof ImportedBill>
export type PastBill = z.output<typeof PastBill>
export type PastBillFilter = z.output<typeof PastBillFilter>
