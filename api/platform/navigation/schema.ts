import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { Navigation } from "#contract/navigation"
import { instant } from "../../../database/columns"

export const navigationChoices = pgTable("navigation_choices", {
  owner: uuid("owner").primaryKey(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  pins: text("pins").array().$type<Navigation["pins"]>().notNull(),
  hidden: text("hidden").array().$type<Navigation["hidden"]>().notNull(),
  shortcuts: boolean("shortcuts").notNull(),
})
