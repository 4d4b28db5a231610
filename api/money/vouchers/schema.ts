import { boolean, date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { Voucher } from "#contract/vouchers"
import { cents, rate, stamp } from "../../../database/columns"

export const vouchers = pgTable("vouchers", {
  ...stamp,
  day: date("day").notNull(),
  amount: cents("amount").notNull(),
  currency: text("currency").notNull().default("EUR"),
  payee: text("payee"),
  category: text("category").$type<Voucher["category"]>().notNull().default("other"),
  vatRate: rate("vat_rate"),
  fileId: uuid("file_id"),
  lineId: uuid("line_id"),
  /** Its line was matched by it. */
  matched: boolean("matched").notNull().default(false),
})

export const voucherRefusals = pgTable(
  "voucher_refusals",
  {
    owner: uuid("owner").notNull(),
    voucherId: uuid("voucher_id").notNull(),
    lineId: uuid("line_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.voucherId, table.lineId] })],
)
