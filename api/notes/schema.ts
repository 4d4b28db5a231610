import { sql } from "drizzle-orm"
import { date, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { NotedArea } from "#contract/areas"
import type { Note } from "#contract/notes"
import { instant, stamp } from "../../database/columns"

/** The record once more, for the foreign key of one area: made by the database, and read by it alone. */
const key = (name: string) => uuid(name).generatedAlwaysAs(sql`computed`)

export const notes = pgTable("notes", {
  ...stamp,
  area: text("area").$type<NotedArea>().notNull(),
  recordId: uuid("record_id").notNull(),
  kind: text("kind").$type<Note["kind"]>().notNull(),
  day: date("day").notNull(),
  at: instant("at").notNull(),
  from: text("from").$type<Note["from"]>(),
  text: text("text"),
  fileId: uuid("file_id"),
  clientId: key("client_id"),
  contactId: key("contact_id"),
  contractId: key("contract_id"),
  productId: key("product_id"),
  quoteId: key("quote_id"),
  billId: key("bill_id"),
  purchaseId: key("purchase_id"),
  recurringBillId: key("recurring_bill_id"),
  offerId: key("offer_id"),
  projectId: key("project_id"),
  taskId: key("task_id"),
  pastBillId: key("past_bill_id"),
  incomeId: key("income_id"),
  outcomeId: key("outcome_id"),
})
