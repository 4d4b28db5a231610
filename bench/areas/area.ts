import type pg from "pg"

/** A request of an area, and what its issue lets it cost: so many times the page of bills, of one run. */
export interface Ask {
  name: string
  path: string
  /** By the API, with a token, instead of a page with the session. */
  api?: boolean
  /** Posted, instead of read. */
  body?: object
  /** CPU, as a multiple of a page of fifty bills. */
  times?: number
  /** CPU, as a multiple of the same at the smallest size of the area. */
  growth?: number
  /** Milliseconds in which nineteen of twenty are answered, asked one after the other. */
  p95?: number
  /** Bytes of the answer, compressed. */
  bytes?: number
}

/** One call of the API by the person whose world it is; what it answered. */
export type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

/** What an area costs: a world of it, straight into the tables, and what people ask for there. */
export interface AreaBench {
  /** By sizes, where its cost must not grow; one person each. */
  sizes?: readonly number[]
  /** Fills the world of `owner`; what `asks` needs of it, by name. */
  fill(
    client: pg.PoolClient,
    owner: string,
    size: number,
    call: Call,
  ): Promise<Record<string, string>>
  asks(made: Record<string, string>, size: number): Ask[]
}

/** The first column of the only row. */
export async function idOf(
  client: pg.PoolClient,
  statement: string,
  ...values: unknown[]
): Promise<string> {
  const { rows } = await client.query(statement, values)
  return String(Object.values(rows[0] ?? {})[0])
}

/** Clients that other records hang on. */
export const addClients = (client: pg.PoolClient, owner: string, count: number) =>
  client.query(
    `insert into clients (owner, kind, name, status, country, language)
     select $1, 'company', 'Société ' || at || ' et fils', 'active', 'FR', 'fr' from generate_series(1, $2::int) at`,
    [owner, count],
  )
