import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"

export const seriesStarts = pgTable(
  "series_starts",
  {
    owner: uuid("owner").notNull(),
    series: text("series").notNull(),
    year: integer("year").notNull(),
    start: integer("start").notNull(),
  },
  ({ owner, series }) => [primaryKey({ columns: [owner, series] })],
)
