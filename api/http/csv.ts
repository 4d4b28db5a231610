import { stringify } from "csv-stringify/sync"
import type { Call } from "./context"

/** Cents, which are written as the reader's spreadsheet writes them. */
interface Amount {
  cents: number
}

/** In full width too: spreadsheets of East Asian languages take them for the same. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

type Cell = string | number | boolean | Amount | null

/**
 * Answers a table as the caller's spreadsheet reads it: UTF-8 with its mark; in French semicolons and a
 * decimal comma, in English commas and a point. A text that a spreadsheet would run as a formula is
 * quoted (security C53); an amount below zero is none.
 */
export function answerCsv(c: Call, name: string, header: string[], rows: Cell[][]): Response {
  const english = c.req.header("accept-language")?.trim().toLowerCase().startsWith("en")
  const point = english ? "." : ","
  const written = (cell: Cell) => {
    if (typeof cell === "boolean") return cell ? "1" : "0"
    if (typeof cell === "string") return formula.test(cell) ? `'${cell}` : cell
    if (cell === null || typeof cell === "number") return cell
    return (cell.cents / 100).toFixed(2).replace(".", point)
  }
  const body = stringify([header, ...rows.map((row) => row.map(written))], {
    bom: true,
    delimiter: english ? "," : ";",
  })
  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  })
}

/** 123450 cents as "1234,50", or "1234.50" in English. */
export const amountCell = (cents: number | null): Amount | null =>
  cents === null ? null : { cents }
