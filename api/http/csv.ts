import { stringify } from "csv-stringify/sync"
import type { Call } from "./context"
import { word } from "./messages"

/** A column of an export. */
interface ExportColumn<Field extends string> {
  field: Field
  /** The key of the text that heads it: the field's label on the screens. */
  head: string
  /** Where the words for its values stand, below which each value is a key. */
  words?: string
}

/** In full width too: spreadsheets of East Asian languages take them for the same. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

type Cell = string | number | boolean | object | null

/**
 * Answers a table as the caller's spreadsheet reads it: UTF-8 with its mark; in French semicolons and a
 * decimal comma, in English commas and a point, headed by what the screens call each field. Numbers are
 * cents. A text that a spreadsheet would run as a formula is quoted (security C53); an amount below zero
 * is none.
 */
export function answerCsv<Field extends string>(
  c: Call,
  name: string,
  columns: readonly ExportColumn<Field>[],
  rows: Record<Field, Cell>[],
): Response {
  const isEnglish = c.req.header("accept-language")?.trim().toLowerCase().startsWith("en")
  const language = isEnglish ? "en" : "fr"
  const written = (cell: Cell, words: string | undefined) => {
    if (typeof cell === "number") return (cell / 100).toFixed(2).replace(".", isEnglish ? "." : ",")
    if (typeof cell === "boolean") return word(language, cell ? "form.yes" : "form.no")
    const text = typeof cell === "object" && cell !== null ? JSON.stringify(cell) : cell
    const worded = words && text ? word(language, `${words}.${text}`) : text
    return worded && formula.test(worded) ? `'${worded}` : worded
  }
  const table = [
    columns.map(({ head }) => word(language, head)),
    ...rows.map((row) => columns.map(({ field, words }) => written(row[field], words))),
  ]
  const body = stringify(table, { bom: true, delimiter: isEnglish ? "," : ";" })
  return c.body(body, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  })
}
