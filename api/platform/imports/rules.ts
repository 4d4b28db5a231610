import type { rowStates } from "#contract/choices"
import type { ImportKind, RowCells, RowReading } from "../../ports/import-kind"
import type { SheetRow } from "../../spreadsheets/read-table"
import { plain, unquoted } from "../../spreadsheets/values.rules"
import type { ImportRow } from "./queries"
import type { ColumnsOfFields } from "./schema"

const day = 86_400_000

/** Since when what was begun still has its file, and what was imported can be undone. */
export const aDayBefore = (now: Date): Date => new Date(now.getTime() - day)

export const canUndo = ({ importedAt, undoneAt }: ImportRow, now: Date): boolean =>
  importedAt !== null && undoneAt === null && importedAt > aDayBefore(now)

/** The first lines among which the headings are: some tools write who they are before them. */
const mostBefore = 10

/** The row of headings, and those below it. */
export function splitTable(kind: ImportKind, rows: readonly SheetRow[]) {
  const known = new Set(kind.fields.flatMap(({ headings }) => headings))
  const score = ({ cells }: SheetRow) => cells.filter((cell) => known.has(plain(cell))).length
  const first = rows.slice(0, mostBefore)
  const best = first.reduce((most, row) => Math.max(most, score(row)), 0)
  const at = first.findIndex((row) => score(row) === best)
  return { headings: rows[at]?.cells ?? [], rows: rows.slice(at + 1) }
}

/** What each field is likely read from, by what other tools call it. Of a heading that stands twice, the first. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): ColumnsOfFields {
  const said = headings.map(plain)
  const taken = new Set<number>()
  // "Nom" is a person's last name only where a first name stands beside it.
  const withFirstName = said.some((heading) => ["prenom", "firstname"].includes(heading))
  const columnOf = ({ name, headings: wanted }: ImportKind["fields"][number]) => {
    const fitting = wanted.filter(
      (heading) => !(heading === "nom" && withFirstName === (name === "name")),
    )
    const at = fitting
      .map((heading) => said.findIndex((each, place) => each === heading && !taken.has(place)))
      .find((place) => place >= 0)
    if (at !== undefined) taken.add(at)
    return at ?? null
  }
  return Object.fromEntries(kind.fields.map((field) => [field.name, columnOf(field)]))
}

/** What a row says of each field. */
export const cellsOf = (columns: ColumnsOfFields, { cells }: SheetRow): RowCells =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, at]) =>
      at === null ? [] : [[name, unquoted(cells[at] ?? "")]],
    ),
  )

export interface PlannedRow extends Pick<RowReading, "title" | "errors"> {
  line: number
  detail: string | null
  remarks: readonly string[]
  makes: string | null
  state: (typeof rowStates)[number]
  twin: string | null
  /** The record that is there already; none where it is a row above. */
  twinId: string | null
}

/**
 * What becomes of each row: those that look like a record that is there, or like a row above, are likely twins. Rows
 * that are `joined` by the same text are lines of one record.
 */
export function planRows(
  lines: readonly number[],
  readings: readonly RowReading[],
  known: readonly { id?: string; title: string; keys: readonly string[] }[],
  joined: readonly (string | undefined)[] = [],
): PlannedRow[] {
  const begun = new Map<string, PlannedRow>()
  const seen = new Map<string, { id?: string; title: string }>(
    known.flatMap((record) => record.keys.map((key) => [key, record] as const)),
  )
  return readings.map(({ title, keys, errors, there, makes = null, ...said }, at) => {
    const line = lines[at] ?? 0
    const beside = { detail: said.detail ?? null, remarks: said.remarks ?? [] }
    // A further line of a record that a row above begins is with that one, whatever becomes of it.
    const record = joined[at]
    const above = record === undefined ? undefined : begun.get(record)
    if (above) return { ...above, line, title, errors, makes, ...beside }
    if (there && errors.length === 0)
      return {
        ...{ line, title, errors, makes, state: there.state, ...beside },
        twin: title,
        twinId: there.id,
      }
    const twin = keys.map((key) => seen.get(key)).find((each) => each !== undefined) ?? null
    const state = errors.length > 0 ? "refused" : twin === null ? "new" : "twin"
    if (state !== "refused") for (const key of keys) if (!seen.has(key)) seen.set(key, { title })
    const planned: PlannedRow = {
      ...{ line, title, state, errors, makes, ...beside },
      ...{ twin: twin?.title ?? null, twinId: twin?.id ?? null },
    }
    if (record !== undefined) begun.set(record, planned)
    return planned
  })
}

export const countsOf = (rows: readonly PlannedRow[]) => {
  const count = (state: PlannedRow["state"]) => rows.filter((row) => row.state === state).length
  const [changed, same] = [count("changed"), count("same")]
  return {
    ...{ new: count("new"), twin: count("twin"), refused: count("refused") },
    ...(changed > 0 && { changed }),
    ...(same > 0 && { same }),
  }
}
