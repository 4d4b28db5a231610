/** A job as the official list has it. */
export interface ListedJob {
  line: number
  /** The sheet of the ROME: "M1805". */
  romeCode: string
  /** The number of the title in the ROME's own list. */
  ogrCode: string
  title: string
}

export interface ListedFamily {
  line: number
  code: string
  title: string
}

export interface LineError {
  line: number
  code: string
}

export type OfficialList =
  | { kind: "jobs"; listed: ListedJob[]; errors: LineError[] }
  | { kind: "families"; listed: ListedFamily[]; errors: LineError[] }

/** Why a file is no official list; names of texts below `errors.`. */
export type NoOfficialList = "jobListUnknown" | "jobListTooLong"

/** The list of jobs has some 1,900 lines, that of all their titles 14,300; nothing is read behind the last of these. */
const mostLines = 20_000
const longestTitle = 200

/**
 * A list as France Travail publishes it (ROME, files “…_utf8.csv”), known by the names of its columns:
 * jobs by `code_rome`, `code_ogr` and their title, families by `code_grand_domaine`.
 */
export function readOfficialList(bytes: Uint8Array): OfficialList | NoOfficialList {
  const [head, ...rows] = firstOf(rowsOf(new TextDecoder().decode(bytes)), mostLines + 2)
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const column = (...wanted: string[]) => wanted.map((name) => names.indexOf(name)).find(isFound)
  const title = column("libelle_rome", "libelle_appellation_long", "libelle_appellation", "libelle")
  const [romeCode, ogrCode] = [column("code_rome"), column("code_ogr", "code_ogr_appellation")]
  const family = { code: column("code_grand_domaine"), title: column("libelle_grand_domaine") }
  if (rows.length > mostLines) return "jobListTooLong"
  if (title !== undefined && romeCode !== undefined && ogrCode !== undefined)
    return readJobs(rows, names.length, { romeCode, ogrCode, title })
  if (family.code !== undefined && family.title !== undefined)
    return readFamilies(rows, names.length, { code: family.code, title: family.title })
  return "jobListUnknown"
}

const isFound = (at: number): boolean => at >= 0

function readJobs(rows: Row[], width: number, at: Record<keyof Omit<ListedJob, "line">, number>) {
  const errors: LineError[] = []
  const numbers = new Set<string>()
  const listed: ListedJob[] = []
  for (const { line, cells } of rows) {
    const job = {
      line,
      romeCode: cells[at.romeCode]?.trim() ?? "",
      ogrCode: cells[at.ogrCode]?.trim() ?? "",
      title: titleOf(cells[at.title]),
    }
    const code = errorOf(cells, width, job.title) ?? errorOfJob(job, numbers)
    numbers.add(job.ogrCode)
    if (code) errors.push({ line, code })
    else listed.push(job)
  }
  return { kind: "jobs" as const, listed, errors }
}

function errorOfJob({ romeCode, ogrCode }: ListedJob, numbers: Set<string>): string | undefined {
  if (!/^[A-N]\d{4}$/.test(romeCode)) return "romeCode"
  if (!/^\d{1,10}$/.test(ogrCode)) return "ogrCode"
  return numbers.has(ogrCode) ? "ogrCodeTwice" : undefined
}

function readFamilies(rows: Row[], width: number, at: { code: number; title: number }) {
  const errors: LineError[] = []
  const codes = new Set<string>()
  const listed: ListedFamily[] = []
  for (const { line, cells } of rows) {
    const family = { line, code: cells[at.code]?.trim() ?? "", title: titleOf(cells[at.title]) }
    const wrong = !/^[A-N]$/.test(family.code) || codes.has(family.code)
    const code = errorOf(cells, width, family.title) ?? (wrong ? "familyCode" : undefined)
    codes.add(family.code)
    if (code) errors.push({ line, code })
    else listed.push(family)
  }
  return { kind: "families" as const, listed, errors }
}

function errorOf(cells: string[], width: number, title: string): string | undefined {
  if (cells.length !== width) return "columns"
  if (title === "") return "required"
  return title.length > longestTitle ? "jobTitleLong" : undefined
}

/** The list is typed with straight apostrophes. */
const titleOf = (cell = ""): string => cell.replace(/\s+/g, " ").replaceAll("'", "’").trim()

interface Row {
  /** On which line of the file it begins. */
  line: number
  cells: string[]
}

function firstOf<Item>(items: Iterable<Item>, most: number): Item[] {
  const first: Item[] = []
  for (const item of items) if (first.push(item) === most) break
  return first
}

/** Comma-separated values (RFC 4180), or with semicolons as spreadsheets write them in French; row by row. */
function* rowsOf(text: string): Generator<Row> {
  const sign = (text.split(/\r?\n/, 1)[0] ?? "").includes(";") ? ";" : ","
  let row: Row = { line: 1, cells: [] }
  let [line, cell, isQuoted] = [1, "", false]
  const isEmpty = () => !row.cells.some((each) => each.trim())
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ""
    if (letter === '"' && isQuoted && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += letter
    else if (letter === sign) {
      row.cells.push(cell)
      cell = ""
    } else if (letter === "\n") {
      row.cells.push(cell)
      if (!isEmpty()) yield row
      row = { line: line + 1, cells: [] }
      cell = ""
    } else if (letter !== "\r") cell += letter
    if (letter === "\n") line += 1
  }
  row.cells.push(cell)
  if (!isEmpty()) yield row
}
