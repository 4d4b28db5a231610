import { daysBetween, isDay } from "#domain/day"
import type { Call } from "../http/env"
import { fileHeaders } from "../http/file-headers"
import { type Cell, type Count, type ExportColumn, table } from "./csv"
import { zip } from "./zip-stream"

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const relations = "http://schemas.openxmlformats.org/package/2006/relationships"
const document = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const types = "http://schemas.openxmlformats.org/package/2006/content-types"
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml"
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** What a workbook of one sheet holds besides the sheet; the second style shows two decimals, the third a day as its reader writes days. */
const frame: [string, string][] = [
  [
    "[Content_Types].xml",
    `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `${head}<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="Plume" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${document}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    "xl/styles.xml",
    `${head}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
]

/**
 * Answers a table as a workbook. A text is a text there and never a formula; what would be one when it is
 * copied elsewhere is quoted as in a CSV (security C53). Numbers are cents;
 * a day is a day.
 */
export function answerXlsx<Field extends string>(
  c: Call,
  name: string,
  columns: readonly ExportColumn<Field>[],
  rows: readonly Record<Field, Cell>[],
): Response {
  const lines = table(c.var.language, columns, rows).map(
    (cells) => `<row>${cells.map(cellOf).join("")}</row>`,
  )
  const sheet = `${head}<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`
  const encoder = new TextEncoder()
  const bytes = zip(
    [...frame, ["xl/worksheets/sheet1.xml", sheet] as const].map(([path, content]) => ({
      name: path,
      bytes: encoder.encode(content),
    })),
  )
  return c.body(new Uint8Array(bytes), 200, fileHeaders(`${sheetType}.sheet`, `${name}.xlsx`))
}

const cellOf = (cell: string | number | Count | null): string => {
  if (cell === null || cell === "") return "<c/>"
  if (typeof cell === "object") return `<c><v>${cell.count}</v></c>`
  if (typeof cell === "number") return `<c s="1"><v>${decimal(cell)}</v></c>`
  if (isDay(cell) && cell >= firstDay) return `<c s="2"><v>${daysBetween(dayNought, cell)}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** Spreadsheets count days from here, and are right about them since March 1900. */
const [dayNought, firstDay] = ["1899-12-30", "1900-03-01"]

const decimal = (cents: number) => (cents / 100).toFixed(2)

/** XML 1.0 has no control characters but these three. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
