import { boolean, integer, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { BillEmail } from "#contract/bill-emails"
import type { BillLine } from "#contract/bill-lines"
import type { VatCategory } from "#domain/vat-category"
import { cents, instant, price, rate } from "../../../database/columns"

/** What a line of a bill says, and of a quote. */
export const lineColumns = {
  position: integer("position").notNull(),
  serviceName: text("service_name").notNull(),
  productId: uuid("product_id"),
  description: text("description"),
  quantity: numeric("quantity", { precision: 13, scale: 4 }).notNull(),
  unit: text("unit").$type<BillLine["unit"]>().notNull(),
  unitPriceHT: price("unit_price_ht").notNull(),
  vatRate: rate("vat_rate").notNull(),
  amountHT: cents("amount_ht").notNull(),
  discountRate: rate("discount_rate"),
  kind: text("kind").$type<BillLine["kind"]>(),
  vatCategory: text("vat_category").$type<VatCategory>(),
}

/** What happened, in the history of a bill or a quote. */
export const eventColumns = {
  id: cents("id").primaryKey().generatedAlwaysAsIdentity(),
  owner: uuid("owner").notNull(),
  what: text("what").notNull(),
  at: instant("at").notNull().defaultNow(),
  detail: text("detail"),
}

/** Messages about a bill, an edition of a quote or of a timesheet, or a contract (decision 043). */
export const billEmails = pgTable("bill_emails", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  billId: uuid("bill_id"),
  to: text("to").array().notNull(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  attachmentIds: uuid("attachment_ids").array().notNull(),
  replyTo: text("reply_to"),
  senderName: text("sender_name"),
  messageId: text("message_id").notNull(),
  state: text("state")
    .$type<"draft" | "queued" | "sending" | "sent" | "kept" | "failed" | "cancelled">()
    .notNull()
    .default("queued"),
  attempts: integer("attempts").notNull().default(0),
  accepted: text("accepted").array().notNull().default([]),
  rejected: text("rejected").array().notNull().default([]),
  createdAt: instant("created_at").notNull().defaultNow(),
  sentAt: instant("sent_at"),
  cc: text("cc").array().notNull().default([]),
  bcc: text("bcc").array().notNull().default([]),
  html: text("html"),
  logoId: uuid("logo_id"),
  purpose: text("purpose").$type<BillEmail["purpose"]>().notNull().default("bill"),
  templateId: uuid("template_id"),
  templateName: text("template_name"),
  templateVersion: integer("template_version"),
  timesheetId: uuid("timesheet_id"),
  contractId: uuid("contract_id"),
  /** The words as they were typed, of which the body was made; older messages have none. */
  source: text("source"),
  sendAt: instant("send_at"),
  repeated: boolean("repeated").notNull().default(false),
  quoteId: uuid("quote_id"),
  edition: integer("edition"),
})
