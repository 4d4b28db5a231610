import { pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "../../../database/columns"

const linkTable = (name: string, opens: string) =>
  pgTable(name, {
    id: uuid("id").primaryKey().defaultRandom(),
    owner: uuid("owner").notNull(),
    /** The record that it opens. */
    opensId: uuid(opens).notNull(),
    secret: text("secret").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  })

export const billLinks = linkTable("bill_links", "bill_id")
export const quoteLinks = linkTable("quote_links", "quote_id")
export const cvCopyLinks = linkTable("cv_copy_links", "cv_copy_id")
export const contractDocumentLinks = linkTable("contract_document_links", "contract_id")
export const timesheetLinks = linkTable("timesheet_links", "timesheet_id")
