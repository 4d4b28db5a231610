import { pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "../../../database/columns"

export const jobFamilies = pgTable("job_families", {
  code: text("code").primaryKey(),
  title: text("title").notNull(),
  titleEn: text("title_en").notNull(),
})

export const jobs = pgTable("jobs", {
  id: uuid("id").primaryKey().defaultRandom(),
  family: text("family").notNull(),
  romeCode: text("rome_code"),
  ogrCode: text("ogr_code"),
  title: text("title").notNull(),
  titleEn: text("title_en"),
  withdrawnAt: instant("withdrawn_at"),
})
