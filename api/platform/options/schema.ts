import { integer, pgTable, text } from "drizzle-orm/pg-core"
import type { OptionList } from "#contract/option-sets"
import { instant, stamp } from "../../../database/columns"

const { owner: _, ...unowned } = stamp
const value = {
  list: text("list").$type<OptionList>().notNull(),
  value: text("value").notNull(),
  retiredAt: instant("retired_at"),
  mergedInto: text("merged_into"),
  mergedAt: instant("merged_at"),
}

export const options = pgTable("options", {
  ...unowned,
  ...value,
  nameFr: text("name_fr").notNull(),
  nameEn: text("name_en").notNull(),
  place: integer("place").notNull().default(1),
})

export const ownOptions = pgTable("own_options", {
  ...stamp,
  ...value,
  name: text("name").notNull(),
})
