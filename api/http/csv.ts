import { stringify } from "csv-stringify/sync"
import type { Call } from "./context"

type Cell = string | number | boolean | null

/**
 * Answers a table as French spreadsheets read it: UTF-8 with its mark, semicolons, amounts with a
 * decimal comma; a cell that a spreadsheet would run as a formula is quoted (security C53).
 */
export function answerCsv(c: Call, name: string, header: string[], rows: Cell[][]): Response {
  const body = stringify([header, ...rows], {
    bom: true,
    delimiter: ";",
    escape_formulas: true,
    cast: { boolean: (value) => (value ? "1" : "0") },
  })
  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  })
}

/** 123450 cents as "1234,50". */
export const amountCell = (cents: number | null): string | null =>
  cents === null ? null : (cents / 100).toFixed(2).replace(".", ",")
