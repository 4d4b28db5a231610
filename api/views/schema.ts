import { boolean, pgTable, text } from "drizzle-orm/pg-core"
import type { ViewedArea } from "#contract/areas"
import { stamp } from "../../database/columns"

export const views = pgTable("views", {
  ...stamp,
  area: text("area").$type<ViewedArea>().notNull(),
  name: text("name").notNull(),
  query: text("query").notNull(),
  pinned: boolean("pinned").notNull(),
})
