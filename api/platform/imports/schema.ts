import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { Import } from "#contract/imports"
import { instant, stamp } from "../../../database/columns"
import type { ChangedRecord } from "../../ports/import-kind"

/** The column of the file that each field is read from. */
export type ColumnsOfFields = Record<string, number | null>

export const imports = pgTable("imports", {
  ...stamp,
  kind: text("kind").$type<Import["kind"]>().notNull(),
  fileId: uuid("file_id").notNull(),
  fileName: text("file_name").notNull(),
  headings: jsonb("headings").$type<string[]>().notNull(),
  columns: jsonb("columns").$type<ColumnsOfFields>().notNull(),
  importedAt: instant("imported_at"),
  undoneAt: instant("undone_at"),
  merged: jsonb("merged").$type<ChangedRecord[]>().notNull().default([]),
  /** How many rows became records; older ones do not know. */
  rowCount: integer("row_count"),
  recordIds: uuid("record_ids").array().notNull().default([]),
})
