import { NewOrganism, type OrganismTableResult } from "#contract/organisms"
import type { OrganismRow } from "./queries"

/** The columns of the export, which an import reads again in their order. */
export const exported = [
  { field: "name", head: "organisms.name" },
  { field: "otherNames", head: "organisms.otherNames" },
  { field: "country", head: "organisms.country" },
  { field: "site", head: "organisms.site" },
] as const

/** A row of the export: a cell has all other names, between bars. */
export const cellsOf = ({ name, otherNames, country, site }: OrganismRow) => ({
  ...{ name, country, site: site ?? "" },
  otherNames: otherNames.join(" | "),
})

export type TableLine = OrganismTableResult["lines"][number]

const plainOf = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim()

/** What becomes of the lines of a table; the first is left out where it is of headings. */
export function linesOf(
  rows: readonly { line: number; cells: string[] }[],
  known: readonly OrganismRow[],
  headings: readonly string[],
): TableLine[] {
  const seen = new Set<string>()
  const isHeading = ([first = ""]: string[]) =>
    headings.some((heading) => plainOf(heading) === plainOf(first))
  return rows
    .filter(({ cells }, at) => cells.some((cell) => cell !== "") && !(at === 0 && isHeading(cells)))
    .map(({ line, cells }) => {
      const { error, ...read } = lineOf(line, cells)
      const key = plainOf(read.name)
      const refusal = error ?? (seen.has(key) ? "taken" : null)
      seen.add(key)
      if (refusal) return { ...read, state: "refused", error: refusal, before: null }
      const row = known.find(({ name }) => plainOf(name) === key)
      const state = stateOf(read, row)
      const before = row && state === "changed" ? saidBy(row) : null
      return { ...read, name: row?.name ?? read.name, state, error: null, before }
    })
}

const saidBy = ({
  otherNames,
  country,
  site,
}: Pick<OrganismRow, "otherNames" | "country" | "site">) => ({
  ...{ otherNames, country, site },
})

function stateOf(read: Pick<OrganismRow, "otherNames" | "country" | "site">, row?: OrganismRow) {
  if (!row) return "new"
  return JSON.stringify(saidBy(read)) === JSON.stringify(saidBy(row)) ? "same" : "changed"
}

/** A line as an organism, and why it is none: what a form would say of its field. */
function lineOf(line: number, [name = "", others = "", country = "", site = ""]: string[]) {
  // A spreadsheet’s guard against formulas is not part of a text.
  const text = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "").trim()
  const read = {
    name: text(name),
    otherNames: others.split("|").flatMap((one) => text(one) || []),
    country: text(country).toUpperCase() || "FR",
    site: text(site) || null,
  }
  if (read.name === "") return { line, ...read, error: "required" }
  const parsed = NewOrganism.safeParse(read)
  if (!parsed.success)
    return { line, ...read, error: parsed.error.issues[0]?.message ?? "required" }
  return { line, ...parsed.data, error: null }
}
