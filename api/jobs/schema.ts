import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

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
  withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
})
