import { textOf } from "./letters"

export type Cells = string[]

/**
 * Separated values (RFC 4180): in UTF-8, in UTF-16 with its mark, or else in the letters of Windows; separated by what
 * stands most often in the first lines, outside of quotes.
 */
export function* readCsv(bytes: Uint8Array): Generator<{ line: number; cells: Cells }> {
  const text = textOf(bytes)
  yield* rowsOf(text, separatorOf(text))
}

/** The rows of a text by a separator, each with the line that it begins at. */
export function* rowsOf(
  text: string,
  separator: string,
): Generator<{ line: number; cells: Cells }> {
  let [line, begun] = [1, 1]
  let cells: Cells = []
  let at = 0
  while (at < text.length) {
    const { cell, end, lines } = cellAt(text, at, separator)
    cells.push(cell.trim())
    line += lines
    at = end
    if (text[at] === separator) {
      at += 1
      if (at < text.length) continue
      cells.push("")
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1
    at += 1
    yield { line: begun, cells }
    cells = []
    line += 1
    begun = line
  }
}

function cellAt(text: string, from: number, separator: string) {
  if (text[from] !== '"') {
    const end = endOf(text, from, separator)
    return { cell: text.slice(from, end), end, lines: 0 }
  }
  let cell = ""
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new RangeError("a quote is not closed")
    cell += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    cell += '"'
    at += 1
  }
  const lines = text.slice(from, at).split("\n").length - 1
  const end = endOf(text, at, separator)
  return { cell: cell + text.slice(at, end), end, lines }
}

/** The next separator or end of a line. */
function endOf(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r")
    at += 1
  return at
}

/** Of the first lines with anything in them: the sign that separates most. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4_000).replace(/"[^"]*"/g, "")
  const often = [";", ",", "\t", "|"].map((sign) => ({ sign, times: head.split(sign).length }))
  return often.reduce((best, each) => (each.times > best.times ? each : best)).sign
}
