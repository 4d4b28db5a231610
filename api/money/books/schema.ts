import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { cents, instant } from "../../../database/columns"

export const receipts = pgTable(
  "receipts",
  {
    owner: uuid("owner").notNull(),
    sequence: integer("sequence").notNull(),
    day: date("day").notNull(),
    billId: uuid("bill_id"),
    clientId: uuid("client_id").notNull(),
    reference: text("reference").notNull(),
    clientName: text("client_name").notNull(),
    nature: text("nature").notNull(),
    amount: cents("amount").notNull(),
    currency: text("currency").notNull(),
    means: text("means").notNull(),
    recordedAt: instant("recorded_at").notNull().defaultNow(),
    previousSha256: text("previous_sha256"),
    sha256: text("sha256").notNull(),
  },
  (receipt) => [primaryKey({ columns: [receipt.owner, receipt.sequence] })],
)

export const receiptHeads = pgTable("receipt_heads", {
  owner: uuid("owner").primaryKey(),
  last: integer("last").notNull(),
  sha256: text("sha256").notNull(),
})
