import { pgTable, uuid } from "drizzle-orm/pg-core"
import { instant } from "../../../database/columns"

/** Bills that are disputed: nobody is reminded of them. */
export const billDisputes = pgTable("bill_disputes", {
  billId: uuid("bill_id").primaryKey(),
  owner: uuid("owner").notNull(),
  since: instant("since").notNull().defaultNow(),
})

/** Clients who are left in peace. */
export const reminderPauses = pgTable("reminder_pauses", {
  clientId: uuid("client_id").primaryKey(),
  owner: uuid("owner").notNull(),
  since: instant("since").notNull().defaultNow(),
})
