import type { Organism, OrganismDetails } from "#contract/organisms"
import type { OrganismRow } from "./queries"

/** For how long a merge can be undone. */
const undoable = 15 * 60_000

export const isFreshMerge = ({ mergedAt }: Pick<OrganismRow, "mergedAt">, now: Date): boolean =>
  mergedAt !== null && now.getTime() - mergedAt.getTime() < undoable

/** A row as it travels. */
export const show = ({ mergedInto: _, ...row }: OrganismRow): Organism => ({
  ...row,
  mergedAt: row.mergedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** What can be done with one now: one that CVs name stays. */
export function stepsOf(row: OrganismRow, isKept: boolean, now: Date): OrganismDetails["can"] {
  if (row.mergedInto !== null) return isFreshMerge(row, now) ? ["undoMerge"] : []
  return isKept ? ["change", "merge"] : ["change", "merge", "remove"]
}

/** One that is called otherwise is still found by its name before. */
export function otherNamesOf(
  before: Pick<OrganismRow, "name">,
  { name, otherNames }: Pick<OrganismRow, "name" | "otherNames">,
): string[] {
  const names = before.name === name ? otherNames : [...otherNames, before.name]
  return [...new Set(names)].filter((other) => other !== name).slice(0, 20)
}
