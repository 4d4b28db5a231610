import type { Call } from "./env"
import { type Count, encode, neighbourOf, type PageQuery } from "./page"

/**
 * Answers one page of rows as a plain array, with `Link` (next and prev), `Total-Count` ("10000+"
 * when there are more) and `Position` ("26-50").
 */
export function answerPage<Row extends { id: string }, Shown>(
  c: Call,
  query: PageQuery,
  selected: (Row & { cursor: string })[],
  count: Count,
  show: (row: Row) => Shown,
) {
  const backward = query.before !== undefined
  const more = selected.length > query.limit
  const rows = selected.slice(0, query.limit)
  if (backward) rows.reverse()
  const anchor = neighbourOf(query)
  const from = !anchor
    ? 1
    : backward
      ? Math.max(1, anchor.position - rows.length)
      : anchor.position + 1
  const to = from + rows.length - 1
  const [first, last] = [rows[0], rows.at(-1)]
  const links: string[] = []
  if (last && (backward || more)) links.push(link(c, "next", "after", { ...last, position: to }))
  if (first && (backward ? more : anchor))
    links.push(link(c, "prev", "before", { ...first, position: from }))
  if (links.length) c.header("Link", links.join(", "))
  c.header("Total-Count", totalOf(count, to, !backward && !more))
  c.header("Position", rows.length ? `${from}-${to}` : "0-0")
  return rows.map(({ cursor: _, ...row }) => show(row as unknown as Row))
}

/** "120", or "2000+" where not all were counted; the last page knows better, and no page more than all. */
function totalOf({ value, more }: Count, to: number, isLast: boolean): string {
  if (!more) return String(value)
  return isLast ? String(to) : `${Math.max(value, to)}+`
}

function link(
  c: Call,
  rel: "next" | "prev",
  parameter: "after" | "before",
  row: { cursor: string; id: string; position: number },
): string {
  const url = new URL(c.req.url)
  url.searchParams.delete("after")
  url.searchParams.delete("before")
  url.searchParams.set(parameter, encode({ value: row.cursor, id: row.id, position: row.position }))
  return `<${url.pathname}${url.search}>; rel="${rel}"`
}
