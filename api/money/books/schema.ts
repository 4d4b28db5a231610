import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core"
import { cents, instant, rate } from "../../../database/columns"
import type { Entry } from "./ledger.rules"

export const receipts = pgTable(
  "receipts",
  {
    owner: uuid("owner").notNull(),
    sequence: integer("sequence").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    day: date("day").notNull(),
    billId: uuid("bill_id"),
    clientId: uuid("client_id"),
    incomeId: uuid("income_id"),
    reference: text("reference").notNull(),
    clientName: text("client_name").notNull(),
    nature: text("nature").notNull(),
    /** Of an income that is no bill, with the VAT in it. */
    category: text("category"),
    vat: cents("vat").notNull().default(0),
    vatRate: rate("vat_rate"),
    amount: cents("amount").notNull(),
    currency: text("currency").notNull(),
    means: text("means").notNull(),
    recordedAt: instant("recorded_at").notNull().defaultNow(),
    previousSha256: text("previous_sha256"),
    sha256: text("sha256").notNull(),
    /** By which words it is sealed: those of before incomes were in the book, or those of now. */
    wording: smallint("wording").notNull().default(1),
  },
  (receipt) => [primaryKey({ columns: [receipt.owner, receipt.sequence] })],
)

export const receiptHeads = pgTable("receipt_heads", {
  owner: uuid("owner").primaryKey(),
  last: integer("last").notNull(),
  sha256: text("sha256").notNull(),
})

/** Entries as they were given out; neither changed nor removed. */
export const accountingEntries = pgTable(
  "accounting_entries",
  {
    owner: uuid("owner").notNull(),
    year: integer("year").notNull(),
    number: integer("number").notNull(),
    journal: text("journal").$type<Entry["journal"]>().notNull(),
    day: date("day").notNull(),
    validated: instant("validated_at").notNull(),
    reference: text("reference").notNull(),
    referenceDay: date("reference_day").notNull(),
    text: text("text").notNull(),
    lines: jsonb("lines").$type<Entry["lines"]>().notNull(),
    reverses: integer("reverses"),
  },
  (entry) => [primaryKey({ columns: [entry.owner, entry.year, entry.number] })],
)
