import { sql } from "drizzle-orm"
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres"
import { PgDialect, type PreparedQueryConfig } from "drizzle-orm/pg-core"
import type pg from "pg"

type PrepareArguments<Config extends PreparedQueryConfig> = Parameters<
  typeof NodePgSession.prototype.prepareQuery<Config>
>

/** Statements that a connection keeps: each plan takes some tens of kB of PostgreSQL's memory. */
const mostKept = 100

const anew = "/* planned anew */"

/**
 * At the beginning of a statement whose best plan depends on what is asked for, like a search by words that
 * few have or all: it gets no name, and is planned at each call. After five calls by name PostgreSQL may
 * plan for what is usual, which was ten times as slow for a word that everyone has.
 */
export const plannedAnew = sql.raw(anew)

const names = new WeakMap<pg.PoolClient, Map<string, string>>()

/**
 * The name of a statement on one connection, under which PostgreSQL reads and plans it once and not at
 * every call. Texts are few, since values travel beside them; those that come when there are enough go
 * without a name until the pool replaces the connection.
 */
export function statementName(client: pg.PoolClient, text: string): string | undefined {
  if (text.startsWith(anew)) return undefined
  const given = names.get(client) ?? new Map<string, string>()
  names.set(client, given)
  const known = given.get(text)
  if (known || given.size >= mostKept) return known
  const name = `s${given.size}`
  given.set(text, name)
  return name
}

/** Gives the statements of one connection a name each. */
class NamingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    super(client, dialect, undefined)
    this.#client = client
  }

  override prepareQuery<Config extends PreparedQueryConfig>(
    ...[query, fields, name, ...rest]: PrepareArguments<Config>
  ) {
    const own = name ?? statementName(this.#client, query.sql)
    return super.prepareQuery<Config>(query, fields, own, ...rest)
  }
}

/** A handle that is bound to one connection and the transaction open in it, or to none: see `reading`. */
export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.PoolClient }

const dialect = new PgDialect()
const handles = new WeakMap<pg.PoolClient, Database>()

/** The handle of a connection: one as long as it lives. */
export function handleOf($client: pg.PoolClient): Database {
  const known = handles.get($client)
  if (known) return known
  const handle = handleOn($client, new NamingSession($client))
  handles.set($client, handle)
  return handle
}

/** A handle whose statements go where `query` sends them. */
export function handleThrough(query: pg.PoolClient["query"]): Database {
  const client = { query } as pg.PoolClient
  return handleOn(client, new NodePgSession(client, dialect, undefined))
}

const handleOn = (
  $client: pg.PoolClient,
  session: NodePgSession<Record<string, never>, Record<string, never>>,
): Database =>
  Object.assign(new NodePgDatabase<Record<string, never>>(dialect, session, undefined), { $client })
