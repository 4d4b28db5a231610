import { z } from "zod"
import { Acts } from "./acts"
import { BankLine } from "./bank-lines"
import { outcomeCategories, voucherStates } from "./choices"
import { inClosedYear } from "./closed-year"
import { paging } from "./paging"
import { chosen } from "./selection"
import {
  Currency,
  Day,
  FileId,
  Id,
  optional,
  Percent,
  PositiveMoney,
  Stamp,
  Text,
  Version,
} from "./values"

export const voucherSorts = ["day", "amount"] as const

const fields = {
  fileId: FileId,
  /** The day and the amount on the paper, VAT included. */
  day: Day,
  amount: PositiveMoney,
  payee: optional(Text(120)),
  /** What the expense is written down as, where its line has no other match. */
  category: z.enum(outcomeCategories).default("other"),
  vatRate: optional(Percent),
}

/** The paper of an expense, photographed: it waits for its line of the bank. */
export const NewVoucher = z.object(fields).meta({ id: "NewVoucher" })
export const VoucherChanges = z
  .object({ ...fields, version: Version })
  .meta({ id: "VoucherChanges" })

export const Voucher = z
  .object({
    ...Stamp,
    fileId: FileId.nullable(),
    day: Day,
    amount: PositiveMoney,
    currency: Currency,
    payee: z.string().nullable(),
    category: z.enum(outcomeCategories),
    vatRate: z.string().nullable(),
    /** The line that it is attached to. */
    lineId: Id.nullable(),
    lineLabel: z.string().nullable(),
  })
  .meta({ id: "Voucher" })

export const VoucherDetails = Voucher.extend({
  /** Lines that it may be of, by amount and day, the nearest first. */
  lines: z.array(
    BankLine.pick({
      id: true,
      accountName: true,
      day: true,
      label: true,
      amount: true,
      currency: true,
      state: true,
    }),
  ),
  can: Acts("change", "remove", "attach", "detach"),
}).meta({ id: "VoucherDetails" })

/** What waits, and what is attached. */
export const VoucherFilter = z.object({
  ...paging(voucherSorts),
  ...chosen,
  state: z.enum(voucherStates).optional(),
})

/** The line that a voucher is of, or is not. */
export const VoucherAttachment = z
  .object({ lineId: Id, inClosedYear })
  .meta({ id: "VoucherAttachment" })
export const VoucherRefusal = z.object({ lineId: Id }).meta({ id: "VoucherRefusal" })

/** Of a line: what is attached to it, and what may be. */
export const LineVouchers = z
  .object({ attached: Voucher.nullable(), proposed: z.array(Voucher) })
  .meta({ id: "LineVouchers" })

export type NewVoucher = z.output<typeof NewVoucher>
export type VoucherChanges = z.output<typeof VoucherChanges>
export type Voucher = z.output<typeof Voucher>
export type VoucherDetails = z.output<typeof VoucherDetails>
export type VoucherFilter = z.output<typeof VoucherFilter>
export type LineVouchers = z.output<typeof LineVouchers>
