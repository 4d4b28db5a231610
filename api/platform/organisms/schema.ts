import { pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant, stamp } from "../../../database/columns"

const { owner: _, ...unowned } = stamp

export const organisms = pgTable("organisms", {
  ...unowned,
  name: text("name").notNull(),
  otherNames: text("other_names").array().notNull().default([]),
  country: text("country").notNull().default("FR"),
  site: text("site"),
  mergedInto: uuid("merged_into"),
  mergedAt: instant("merged_at"),
})

export const organismLogos = pgTable("organism_logos", {
  organismId: uuid("organism_id").primaryKey(),
  type: text("type").$type<"image/png" | "image/jpeg">().notNull(),
  /** In base64. */
  bytes: text("bytes").notNull(),
  changedAt: instant("changed_at").notNull().defaultNow(),
})
