import type { Call } from "../http/env"
import { fileHeaders } from "../http/file-headers"
import { type Cell, csvOf, type ExportColumn } from "./csv"

/** Answers a table as a file for spreadsheets. */
export function answerCsv<Field extends string>(
  c: Call,
  name: string,
  columns: readonly ExportColumn<Field>[],
  rows: readonly Record<Field, Cell>[],
): Response {
  return c.body(
    csvOf(c.var.language, columns, rows),
    200,
    fileHeaders("text/csv; charset=utf-8", `${name}.csv`),
  )
}
