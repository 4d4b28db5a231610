import { type Cells, readCsv } from "./csv"
import { isOfUnicode } from "./letters"
import { isVCards, readCards } from "./vcards"
import { readXlsx } from "./xlsx"

export interface SheetRow {
  /** Where it stands in the file. */
  line: number
  cells: Cells
}

export interface SheetTable {
  rows: SheetRow[]
  /** Of separated values that are not UTF-8: the letters that they are read in. */
  letters: "windows-1252" | null
  /** What cards say that nothing here has room for, and how often; the most frequent first. */
  leftOut: { name: string; count: number }[]
}

/** Why a file is no table that can be read; names of texts below `errors.`. */
export type NoTable = "importTooBig" | "importTooLong" | "importTooWide" | "importUnreadable"

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

function rowsIn(bytes: Uint8Array, leftOut: Map<string, number>) {
  if (isZip(bytes)) return readXlsx(bytes)
  return isVCards(bytes) ? readCards(bytes, leftOut) : readCsv(bytes)
}

/** The rows of a CSV, of the first sheet of a workbook, or of cards, without those that say nothing. */
export function readTable(
  bytes: Uint8Array,
  most: { bytes: number; rows: number; columns: number },
): SheetTable | NoTable {
  if (bytes.length > most.bytes) return "importTooBig"
  // Headings, and the lines that some tools write before them.
  const mostLines = most.rows + 10
  const rows: SheetRow[] = []
  const leftOut = new Map<string, number>()
  try {
    for (const row of rowsIn(bytes, leftOut)) {
      if (!row.cells.some((cell) => cell !== "")) continue
      if (row.cells.length > most.columns) return "importTooWide"
      if (rows.push(row) > mostLines) return "importTooLong"
    }
  } catch (error) {
    // What is not where it should be, and what does not unpack.
    const isDamaged = error instanceof RangeError || (error instanceof Error && "code" in error)
    if (isDamaged) return "importUnreadable"
    throw error
  }
  if (rows.length === 0) return "importUnreadable"
  const isPlain = isZip(bytes) || isVCards(bytes) || isOfUnicode(bytes)
  return {
    rows,
    letters: isPlain ? null : "windows-1252",
    leftOut: [...leftOut]
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name)),
  }
}
