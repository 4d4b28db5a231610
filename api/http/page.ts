import { and, asc, desc, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Database } from "../../database/client"
import type { Fields, Projection } from "../../database/projection"
import { HttpProblem } from "./problem"

/** The part of a list's query that says which page. */
export interface PageQuery {
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
    /** The same, and how many there are on all pages, in `counted` where `from` joins what the condition does not name. */
    async list<Shown extends Fields>(
      db: Database,
      shown: Projection<Shown>,
      from: SQL | PgTable,
      wanted: SQL | undefined,
      counted = from,
    ) {
      const [page, count] = await Promise.all([
        rows(db, shown, from, wanted),
        countRows(db, sql`select 1 from ${counted} where ${wanted ?? sql`true`}`),
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
export async function countRows(db: Database, rows: SQL, upTo = countedUpTo): Promise<Count> {
  const result = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${upTo + 1}) as counted`,
  )
  const count = result.rows[0]?.count ?? 0
  return { value: Math.min(count, upTo), more: count > upTo }
}

/** How a link says where a page begins. */
export function encode({ value, id, position }: Cursor): string {
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
