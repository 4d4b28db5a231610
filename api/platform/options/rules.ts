import type { Option, OptionChoice, OptionTableResult, OwnOption } from "#contract/option-sets"
import type { Language } from "#contract/values"
import type { OptionRow } from "./everyone.queries"
import type { OwnOptionRow } from "./queries"

/** For how long a merge can be undone. */
const undoable = 15 * 60_000

interface Named {
  value: string
  name: string
  retiredAt: Date | null
  mergedInto: string | null
}

/** Rows of everyone and of one person as one list: where both have a value, it is everyone’s. */
export function joined(
  shared: readonly OptionRow[],
  own: readonly OwnOptionRow[],
  language: Language,
): Named[] {
  const known = new Set(shared.map(({ value }) => value))
  return [
    ...shared.map((row) => ({ ...row, name: language === "fr" ? row.nameFr : row.nameEn })),
    ...own.filter(({ value }) => !known.has(value)),
  ]
}

/** The value that one is shown as, however many it was merged through. */
export function shownAs<Row extends Pick<Named, "value" | "mergedInto">>(
  rows: readonly Row[],
  row: Row,
): Row {
  const passed = new Set<string>()
  let at = row
  while (at.mergedInto !== null && !passed.has(at.value)) {
    passed.add(at.value)
    const next = rows.find(({ value }) => value === at.mergedInto)
    if (!next) break
    at = next
  }
  return at
}

/** What every value of a list is called, and which are suggested. */
export const choicesOf = (rows: readonly Named[]): OptionChoice[] =>
  rows.map((row) => {
    const shown = shownAs(rows, row)
    return {
      value: row.value,
      name: shown.name,
      suggested: isSuggested(row),
      retired: shown.retiredAt !== null,
    }
  })

export const isFreshMerge = ({ mergedAt }: Pick<OptionRow, "mergedAt">, now: Date): boolean =>
  mergedAt !== null && now.getTime() - mergedAt.getTime() < undoable

/** What can be done with a value now: one that is kept is retired instead of removed. */
export function stepsOf(
  row: Pick<OptionRow, "mergedInto" | "mergedAt">,
  uses: number,
  now: Date,
): ("change" | "remove" | "merge" | "undoMerge")[] {
  if (row.mergedInto !== null) return isFreshMerge(row, now) ? ["undoMerge"] : []
  return uses > 0 ? ["change", "merge"] : ["change", "merge", "remove"]
}

const travelling = <Row extends OwnOptionRow | OptionRow>({ retiredAt, ...row }: Row) => ({
  ...row,
  retired: retiredAt !== null,
  mergedAt: row.mergedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** Rows as they travel. */
export const showOption = (row: OptionRow): Option => travelling(row)
export const showOwnOption = (row: OwnOptionRow): OwnOption => travelling(row)

/** The columns of the export, which an import reads again in their order. */
export const exported = [
  { field: "value", head: "optionSets.value" },
  { field: "nameFr", head: "optionSets.nameFr" },
  { field: "nameEn", head: "optionSets.nameEn" },
  { field: "place", head: "optionSets.place", counts: true },
  { field: "retired", head: "optionSets.retired" },
] as const

export type TableLine = OptionTableResult["lines"][number]

const isYes = (cell: string) => /^(oui|yes|1|x|true|vrai)$/i.test(cell.trim())
const plainOf = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim()

/** What becomes of the lines of a table; the first is left out where it is of headings. */
export function linesOf(
  rows: readonly { line: number; cells: string[] }[],
  known: readonly OptionRow[],
  headings: readonly string[],
): TableLine[] {
  const seen = new Set<string>()
  const lines: TableLine[] = rows
    .filter(({ cells }, at) => cells.some((cell) => cell !== "") && !(at === 0 && isHeading(cells)))
    .map(({ line, cells }) => {
      const read = lineOf(line, cells)
      const key = plainOf(read.value)
      const error = refusalOf(read) ?? (seen.has(key) ? "taken" : null)
      seen.add(key)
      if (error) return { ...read, state: "refused" as const, error, before: null }
      const row = known.find(({ value }) => plainOf(value) === key)
      const state = stateOf(read, row)
      const before = row && state === "changed" ? saidBy(row) : null
      return { ...read, value: row?.value ?? read.value, state, error: null, before }
    })
  const namesakeOf = namesakesIn(lines, known)
  return lines.map((line) => {
    const namesake = namesakeOf(line)
    return namesake === undefined
      ? line
      : { ...line, state: "refused", error: `optionTaken ${namesake}`, before: null }
  })

  function isHeading([first = ""]: string[]) {
    return (
      headings.some((heading) => plainOf(heading) === plainOf(first)) || plainOf(first) === "value"
    )
  }
}

/** Which value in use bears the names of a line, as the list would be once all lines are kept. */
function namesakesIn(lines: readonly TableLine[], known: readonly OptionRow[]) {
  const kept = lines.filter(({ state }) => state !== "refused")
  const said = new Set(kept.map(({ value }) => value))
  const bearers = new Map<string, string[]>()
  for (const { value, ...names } of [
    ...known.filter((row) => isSuggested(row) && !said.has(row.value)),
    ...kept.filter(({ retired }) => !retired),
  ])
    for (const name of plainNames(names)) bearers.set(name, [...(bearers.get(name) ?? []), value])
  return ({ state, retired, before, ...line }: TableLine): string | undefined => {
    const isAsked =
      state === "new" || (state === "changed" && (!retired || isRenamed(before, line)))
    if (!isAsked) return undefined
    return plainNames(line)
      .flatMap((name) => bearers.get(name) ?? [])
      .find((value) => value !== line.value)
  }
}

const isSuggested = ({ retiredAt, mergedInto }: Pick<OptionRow, "retiredAt" | "mergedInto">) =>
  retiredAt === null && mergedInto === null

interface Names {
  nameFr: string
  nameEn: string
}

/** What a value is called in each language: alike in one of them, two cannot be told apart. */
const plainNames = ({ nameFr, nameEn }: Names): string[] => [
  `fr ${plainOf(nameFr)}`,
  `en ${plainOf(nameEn)}`,
]

/** Whether a value is called otherwise than before. */
export const isRenamed = (before: Names | null, now: Names): boolean =>
  before !== null && plainNames(before).join("\n") !== plainNames(now).join("\n")

const saidBy = ({ nameFr, nameEn, place, retiredAt }: OptionRow) => ({
  ...{ nameFr, nameEn, place },
  retired: retiredAt !== null,
})

type Read = Omit<TableLine, "state" | "error" | "before">

function lineOf(
  line: number,
  [value = "", fr = "", en = "", place = "", retired = ""]: string[],
): Read {
  // A spreadsheet’s guard against formulas is not part of a text.
  const text = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "").trim()
  const nameFr = text(fr) || text(value)
  const count = place.trim() === "" ? 1 : Math.round(Number(place.replace(",", ".")))
  return {
    ...{ line, value: text(value), nameFr, nameEn: text(en) || nameFr },
    ...{ place: Number.isFinite(count) ? count : 0, retired: isYes(retired) },
  }
}

function refusalOf({ value, nameFr, nameEn, place }: Read): string | null {
  if (value === "") return "required"
  if ([value, nameFr, nameEn].some((text) => text.length > 80)) return "tooLong 80"
  return place < 1 || place > 999 ? "optionPlace" : null
}

function stateOf(read: Read, row: OptionRow | undefined): TableLine["state"] {
  if (!row) return "new"
  const isSame =
    row.nameFr === read.nameFr &&
    row.nameEn === read.nameEn &&
    row.place === read.place &&
    (row.retiredAt !== null) === read.retired
  return isSame ? "same" : "changed"
}
