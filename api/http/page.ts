import { and, asc, desc, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Database } from "../../database/client"
import type { Fields, Projection } from "../../database/projection"
import type { Call } from "../ports/context"
import { HttpProblem } from "./problem"

/** The part of a list's query that says which page. */
interface PageQuery {
  sort?: string
  limit: number
  after?: string
  before?: string
}

/** Where a page begins: the sort value and id of its neighbour, and that row's place in the list. */
interface Cursor {
  value: string
  id: string
  position: number
}

/**
 * The clauses of one page by keyset, so that a page deep in a long list costs what the first does.
 * `sorts` maps each allowed sort to an expression that is never null; an index must serve each with `id`.
 */
export function keyset<Sort extends string>(
  query: PageQuery,
  sorts: Record<Sort, SQL | PgColumn>,
  id: SQL | PgColumn,
  normal: Sort | `-${Sort}`,
) {
  const sort = query.sort ?? normal
  const expression = sorts[sort.replace(/^-/, "") as Sort]
  const backward = query.before !== undefined
  const neighbour = neighbourOf(query)
  const descending = sort.startsWith("-") !== backward
  const order = descending ? desc : asc
  const beyond =
    neighbour &&
    sql`(${expression}, ${id}) ${sql.raw(descending ? "<" : ">")} (${neighbour.value}, ${neighbour.id}::uuid)`
  /** Selected beside the columns of a row, under the name `cursor`. */
  const cursor = sql<string>`(${expression})::text`
  /** What comes after `from`. One row more than is shown, to know whether there is a next page. */
  const of = (wanted: SQL | undefined) =>
    sql`where ${and(beyond, wanted) ?? sql`true`}
      order by ${order(expression)}, ${order(id)} limit ${query.limit + 1}`
  const rows = <Shown extends Fields>(
    db: Database,
    shown: Projection<Shown>,
    from: SQL | PgTable,
    wanted: SQL | undefined,
  ) => shown.read(db, { cursor }, sql`from ${from} ${of(wanted)}`)
  return {
    cursor,
    of,
    /** The rows of the page, each with its cursor. */
    rows,
    /** The same, and how many there are on all pages. */
    async list<Shown extends Fields>(...[db, shown, from, wanted]: Parameters<typeof rows<Shown>>) {
      const [page, count] = await Promise.all([
        rows(db, shown, from, wanted),
        countRows(db, sql`select 1 from ${from} where ${wanted ?? sql`true`}`),
      ])
      return { rows: page, count }
    },
  }
}

/**
 * The column, or where it is null a value that sorts before or after all others. Written as `case`:
 * row-level security keeps `coalesce` from using an index, because PostgreSQL does not know that it
 * tells nothing of rows it should not see.
 */
export const orElse = (column: PgColumn, value: SQL): SQL =>
  sql`(case when ${column} is null then ${value} else ${column} end)`

/** How many rows there are, counted up to ten thousand; "more" says that there are others. */
export interface Count {
  value: number
  more: boolean
}

const countedUpTo = 10_000

/** Counts the rows of a `select 1 from …` without a limit of its own. */
export async function countRows(db: Database, rows: SQL): Promise<Count> {
  const result = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${countedUpTo + 1}) as counted`,
  )
  const count = result.rows[0]?.count ?? 0
  return { value: Math.min(count, countedUpTo), more: count > countedUpTo }
}

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

function encode({ value, id, position }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id, position])).toString("base64url")
}

/** The row beside which a page begins; none where it is the first. */
export const neighbourOf = ({ before, after }: PageQuery): Cursor | undefined =>
  decode(before ?? after)

function decode(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  try {
    const [value, id, position] = JSON.parse(Buffer.from(text, "base64url").toString("utf8"))
    if (typeof value === "string" && typeof id === "string" && Number.isSafeInteger(position))
      return { value, id, position }
  } catch {
    // told below, like any other cursor that is not one of ours
  }
  throw new HttpProblem(422, "cursor")
}
