/** One page of a list: "26-50 of 10000+". */
export interface Page<Row> {
  rows: Row[]
  total: number
  /** There are more than `total`: nobody counted them all. */
  atLeast: boolean
  from: number
  to: number
  /** The cursors of the neighbouring pages, for `?after=` and `?before=`. */
  next?: string
  previous?: string
}

/** Reads a list's answer: the rows are its body, their place stands in its headers. */
export async function pageOf<Row>(answer: Response): Promise<Page<Row>> {
  const total = answer.headers.get("Total-Count") ?? "0"
  const [from, to] = (answer.headers.get("Position") ?? "0-0").split("-").map(Number)
  const links = answer.headers.get("Link") ?? ""
  return {
    rows: (await answer.json()) as Row[],
    total: Number.parseInt(total, 10),
    atLeast: total.endsWith("+"),
    from: from ?? 0,
    to: to ?? 0,
    next: cursor(links, "next", "after"),
    previous: cursor(links, "prev", "before"),
  }
}

/**
 * The page with as much of its rows as its list shows: a page carries them twice, as text and for the router
 * in the browser.
 */
export function showing<Row, Name extends keyof Row>(
  page: Page<Row>,
  names: readonly Name[],
): Page<Pick<Row, Name>> {
  const shown = (row: Row) =>
    Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
  return { ...page, rows: page.rows.map(shown) }
}

function cursor(links: string, rel: string, parameter: string): string | undefined {
  const target = new RegExp(`<([^>]*)>; rel="${rel}"`).exec(links)?.[1]
  if (target === undefined) return undefined
  return new URL(target, "http://api.invalid").searchParams.get(parameter) ?? undefined
}
