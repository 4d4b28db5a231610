import { inflateRawSync } from "node:zlib"
import type { Cells } from "./csv"
import { attributesOf, decodedXml, tagsIn } from "./sheet-xml"

/** What all parts that are read may unpack to: five thousand rows have a tenth of it. */
const mostUnpacked = 64 * 1024 * 1024
const mostColumns = 1_000

/** The rows of the first sheet of a workbook (ECMA-376), as what they show: a day is YYYY-MM-DD. */
export function* readXlsx(bytes: Uint8Array): Generator<{ line: number; cells: Cells }> {
  const parts = partsOf(bytes)
  const text = (name: string) => parts.get(name)?.() ?? ""
  const shared = sharedTexts(text("xl/sharedStrings.xml"))
  const days = dayStyles(text("xl/styles.xml"))
  const sheet = text(firstSheet(text("xl/workbook.xml"), text("xl/_rels/workbook.xml.rels")))
  if (!sheet) throw new RangeError("there is no sheet")
  let line = 0
  let cells: Cells = []
  let cell = { at: 0, type: "", style: 0, value: "" }
  let inside = ""
  for (const { name, isEnd, isEmpty, attributes, before } of tagsIn(sheet)) {
    if (inside === "v" || inside === "t") cell.value += decodedXml(before)
    if (name === "row" && !isEnd) {
      line = Number(attributesOf(attributes).r ?? line + 1)
      cells = []
    } else if (name === "c" && !isEnd) {
      const { r, t = "n", s = "0" } = attributesOf(attributes)
      cell = { at: r ? columnOf(r) : cells.length, type: t, style: Number(s), value: "" }
      if (cell.at >= mostColumns) throw new RangeError("too many columns")
    }
    if (name === "c" && (isEnd || isEmpty)) {
      while (cells.length < cell.at) cells.push("")
      cells[cell.at] = shownOf(cell, shared, days).trim()
    }
    inside = isEnd || isEmpty ? "" : name
    if (name === "row" && (isEnd || isEmpty)) yield { line, cells }
  }
}

function shownOf(
  { type, style, value }: { type: string; style: number; value: string },
  shared: string[],
  days: Set<number>,
): string {
  if (type === "s") return shared[Number(value)] ?? ""
  if (type === "b") return value === "1" ? "true" : "false"
  if (type === "e") return ""
  if (type !== "n" || value === "") return value
  if (days.has(style)) return dayOf(Number(value))
  // What a spreadsheet writes as 1.5E3 or 0.30000000000000004 is shown as people type it.
  return /[eE]|\.\d{9,}/.test(value) ? String(Number(Number(value).toFixed(6))) : value
}

/** Days since the last of 1899, in which 1900 is wrongly a leap year. */
const dayOf = (serial: number): string =>
  serial >= 1 && serial < 2_958_466
    ? new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
    : ""

/** "C7" is the third column: 2. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? "A")].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ""
  let inside = ""
  // How a name sounds (rPh) is no part of it.
  let sounds = false
  for (const { name, isEnd, isEmpty, before } of tagsIn(xml)) {
    if (inside === "t" && !sounds) text += decodedXml(before)
    if (name === "rPh") sounds = !isEnd
    if (name === "si" && !isEnd) text = ""
    if (name === "si" && (isEnd || isEmpty)) texts.push(text)
    inside = isEnd || isEmpty ? "" : name
  }
  return texts
}

/** The styles in which a number is a day: those of the standard, and what a workbook writes with days or years. */
function dayStyles(xml: string): Set<number> {
  const formats = new Set<number>([14, 15, 16, 17, 18, 19, 20, 21, 22])
  const days = new Set<number>()
  let inStyles = false
  let style = 0
  for (const { name, isEnd, attributes } of tagsIn(xml)) {
    if (name === "cellXfs") inStyles = !isEnd
    if (isEnd) continue
    const { numFmtId, formatCode } = attributesOf(attributes)
    if (name === "numFmt" && /[dy]/i.test(formatCode?.replace(/"[^"]*"|\[[^\]]*\]/g, "") ?? ""))
      formats.add(Number(numFmtId))
    if (name === "xf" && inStyles) {
      if (formats.has(Number(numFmtId))) days.add(style)
      style += 1
    }
  }
  return days
}

function firstSheet(workbook: string, relations: string): string {
  let id: string | undefined
  for (const { name, attributes } of tagsIn(workbook))
    if (name === "sheet" && id === undefined) id = attributesOf(attributes).id
  for (const { name, attributes } of tagsIn(relations)) {
    const { Id, Target = "" } = attributesOf(attributes)
    if (name === "Relationship" && Id === id)
      return Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`
  }
  return "xl/worksheets/sheet1.xml"
}

/** The parts by their names, unpacked when they are asked for; their list stands at the end (APPNOTE 4.3.12). */
function partsOf(bytes: Uint8Array): Map<string, () => string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = buffer.lastIndexOf("PK\x05\x06")
  if (end < 0) throw new RangeError("no list of parts")
  let left = mostUnpacked
  const parts = new Map<string, () => string>()
  let at = buffer.readUInt32LE(end + 16)
  for (let entry = buffer.readUInt16LE(end + 10); entry > 0; entry--) {
    const method = buffer.readUInt16LE(at + 10)
    const size = buffer.readUInt32LE(at + 20)
    const nameLength = buffer.readUInt16LE(at + 28)
    const name = buffer.toString("utf8", at + 46, at + 46 + nameLength)
    const local = buffer.readUInt32LE(at + 42)
    parts.set(name, () => {
      const from = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
      const packed = buffer.subarray(from, from + size)
      const content =
        method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) })
      left -= content.length
      return content.toString("utf8")
    })
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32)
  }
  return parts
}
