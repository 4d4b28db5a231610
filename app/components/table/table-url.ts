/** What says how a list is shown, not which rows it holds. */
const shape = new Set(["sort", "limit", "after", "before"])
const cursors = ["after", "before"]

/** The address's query with some parts replaced, back on the first page unless a cursor is given. */
export function searchWith(params: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(params)
  for (const cursor of cursors) next.delete(cursor)
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  return next.toString()
}

/** The same list unfiltered. */
export function clearedSearch(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => name === "sort" || name === "limit")
  return new URLSearchParams(kept).toString()
}

export function isFiltered(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => !shape.has(name) && value !== "")
}

/** The parts of the query that a GET form must carry along hidden, its own controls left out. */
export function carried(params: URLSearchParams, names: (name: string) => boolean) {
  return [...params].filter(([name]) => names(name) && !cursors.includes(name))
}

/** Which way a column is sorted now. */
export function directionOf(sort: string | null | undefined, column: string) {
  if (sort === column) return "ascending"
  return sort === `-${column}` ? "descending" : undefined
}
