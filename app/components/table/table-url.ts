const cursors = ["after", "before"]
/** What is asked of one page only: boxes ticked, a choice laid open. */
const passing = ["select", "choose"]
/** Which list it is and how it is shown, as far as it stays when other rows are asked for. */
const looks = ["sort", "limit", "columns", "month", "figure"]
/** What says how a list is shown, not which rows it holds. */
const shape = new Set([...looks, ...cursors, ...passing])

/** The address's query with some parts replaced, back on the first page unless a cursor is given. */
export function searchWith(
  params: URLSearchParams,
  changes: Record<string, string | undefined>,
): string {
  const next = new URLSearchParams(params)
  for (const name of [...cursors, ...passing]) next.delete(name)
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value)
    else next.delete(name)
  return next.toString()
}

/** The same list without these filters. */
export function searchWithout(params: URLSearchParams, names: string[]): string {
  return searchWith(params, Object.fromEntries(names.map((name) => [name, undefined])))
}

/** The same list unfiltered. */
export function clearedSearch(params: URLSearchParams): string {
  return new URLSearchParams([...params].filter(([name]) => looks.includes(name))).toString()
}

export function isFiltered(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => !shape.has(name) && value !== "")
}

/** Whether the address asks for a page that is not the first. */
export function isLaterPage(params: URLSearchParams): boolean {
  return cursors.some((name) => params.has(name))
}

/** The parts of the query that a GET form must carry along hidden, its own controls left out. */
export function carried(params: URLSearchParams, names: (name: string) => boolean) {
  return [...params].filter(
    ([name, value]) => value !== "" && names(name) && ![...cursors, ...passing].includes(name),
  )
}

/** Which way a column is sorted now. */
export function directionOf(sort: string | null | undefined, column: string) {
  if (sort === column) return "ascending"
  return sort === `-${column}` ? "descending" : undefined
}
