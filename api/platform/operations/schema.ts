import { integer, pgTable, uuid } from "drizzle-orm/pg-core"
import { instant } from "../../../database/columns"

export const restorations = pgTable("restorations", {
  id: uuid("id").primaryKey().defaultRandom(),
  at: instant("at").notNull(),
  restoredTo: instant("restored_to"),
  erasedAgain: integer("erased_again").notNull(),
  mailsWaiting: integer("mails_waiting").notNull(),
  filesMissing: integer("files_missing").notNull(),
  mailsReleasedAt: instant("mails_released_at"),
})
