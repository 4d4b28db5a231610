/** A line of a calendar as it was before it was folded, and where it stands in the file. */
export interface CalendarLine {
  line: number
  /** Nothing where its bytes are no text. */
  text: string | undefined
}

const decoder = new TextDecoder("utf-8", { fatal: true })

/** The lines of a file: unfolded as bytes, and read as text then, for a fold may stand within a character. */
export function linesOf(bytes: Uint8Array): CalendarLine[] {
  const found: { line: number; raw: string }[] = []
  const physical = Buffer.from(bytes)
    .toString("latin1")
    .replace(/^\xef\xbb\xbf/, "")
    .split("\n")
  physical.forEach((each, at) => {
    const raw = each.endsWith("\r") ? each.slice(0, -1) : each
    const last = found.at(-1)
    if (last && (raw.startsWith(" ") || raw.startsWith("\t"))) last.raw += raw.slice(1)
    else if (raw !== "") found.push({ line: at + 1, raw })
  })
  return found.map(({ line, raw }) => ({ line, text: textOf(raw) }))
}

function textOf(raw: string): string | undefined {
  try {
    return decoder.decode(Buffer.from(raw, "latin1"))
  } catch {
    return undefined
  }
}

/** A part of a calendar, from its BEGIN to its END, without what is nested in it. */
export interface CalendarPart {
  name: string
  line: number
  lines: CalendarLine[]
  /** With what is nested in it. */
  whole: CalendarLine[]
}

/** The parts of a calendar that say something of it, and its own lines; nothing where it is none or is cut. */
export function partsOf(
  lines: readonly CalendarLine[],
): { head: CalendarLine[]; parts: CalendarPart[] } | undefined {
  const head: CalendarLine[] = []
  const parts: CalendarPart[] = []
  const open: string[] = []
  for (const each of lines) {
    const upper = (each.text ?? "").slice(0, 60).toUpperCase().trim()
    const part = open.length > 1 ? parts.at(-1) : undefined
    if (upper.startsWith("BEGIN:")) {
      const name = upper.slice(6)
      if (open.length === 0 && name !== "VCALENDAR") return undefined
      open.push(name)
      if (open.length === 2) parts.push({ name, line: each.line, lines: [], whole: [each] })
      else part?.whole.push(each)
      continue
    }
    if (upper.startsWith("END:")) {
      if (open.pop() !== upper.slice(4)) return undefined
      part?.whole.push(each)
      continue
    }
    if (open.length === 0) return undefined
    if (open.length === 1) head.push(each)
    if (open.length === 2) part?.lines.push(each)
    part?.whole.push(each)
  }
  return open.length === 0 && lines.length > 0 ? { head, parts } : undefined
}
