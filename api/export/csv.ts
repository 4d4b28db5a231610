import { stringify } from "csv-stringify/sync"
import type { Language } from "#contract/values"
import { translate } from "../http/messages"

/** A column of an export. */
export interface ExportColumn<Field extends string> {
  field: Field
  /** The key of the text that heads it: the field's label on the screens. */
  head: string
  /** Where the words for its values stand, below which each value is a key. */
  values?: string
  /** Its numbers are whole ones, or minutes, or days: no amounts in cents. */
  counts?: boolean
}

/** In full width too: spreadsheets of East Asian languages take them for the same. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A number that is no amount. */
export interface Count {
  count: number
}

export type Cell = string | number | boolean | object | null

/**
 * A table headed by what the screens call each field, its values in the words of the screens. Numbers stay
 * what they are: cents, but for the columns that count. A text that a spreadsheet would run as a formula is quoted (security C53); an amount
 * below zero is none.
 */
export function table<Field extends string>(
  language: Language,
  columns: readonly ExportColumn<Field>[],
  rows: readonly Record<Field, Cell>[],
): (string | number | Count | null)[][] {
  const written = (cell: Cell, { values, counts }: ExportColumn<Field>) => {
    if (typeof cell === "number") return counts ? { count: cell } : cell
    if (typeof cell === "boolean") return translate(language, cell ? "form.yes" : "form.no")
    const text = typeof cell === "object" && cell !== null ? JSON.stringify(cell) : cell
    const worded = values && text ? translate(language, `${values}.${text}`) : text
    return worded && formula.test(worded) ? `'${worded}` : worded
  }
  return [
    columns.map(({ head }) => translate(language, head)),
    ...rows.map((row) => columns.map((column) => written(row[column.field], column))),
  ]
}

/**
 * A table as a person's spreadsheet reads it: UTF-8 with its mark; in French semicolons and a decimal
 * comma, in English commas and a point.
 */
export function csvOf<Field extends string>(
  language: Language,
  columns: readonly ExportColumn<Field>[],
  rows: readonly Record<Field, Cell>[],
): string {
  const point = language === "en" ? "." : ","
  const amount = (cents: number) =>
    (cents / 100).toFixed(Number.isInteger(cents) ? 2 : 6).replace(".", point)
  const cells = table(language, columns, rows).map((line) =>
    line.map((cell) => {
      if (typeof cell === "number") return amount(cell)
      return typeof cell === "object" && cell ? String(cell.count).replace(".", point) : cell
    }),
  )
  return stringify(cells, { bom: true, delimiter: language === "en" ? "," : ";" })
}
