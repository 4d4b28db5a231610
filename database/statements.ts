import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres"
import { PgDialect, type PreparedQueryConfig } from "drizzle-orm/pg-core"
import type pg from "pg"

type Prepared<Config extends PreparedQueryConfig> = Parameters<
  typeof NodePgSession.prototype.prepareQuery<Config>
>

/** Statements that a connection keeps: each plan takes some tens of kB of PostgreSQL's memory. */
const mostKept = 100

/**
 * Gives the statements of one connection a name each, so that PostgreSQL reads and plans them once and
 * not at every call. Texts are few, since values travel beside them; those that come when there are
 * enough go without a name until the pool replaces the connection.
 */
class NamingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #names = new Map<string, string>()

  override prepareQuery<Config extends PreparedQueryConfig>(
    ...[query, fields, name, ...rest]: Prepared<Config>
  ) {
    return super.prepareQuery<Config>(query, fields, name ?? this.#nameOf(query.sql), ...rest)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= mostKept) return known
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

/** A handle that is bound to one connection, and in it to the transaction that is open. */
export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.PoolClient }

const dialect = new PgDialect()
const handles = new WeakMap<pg.PoolClient, Database>()

/** The handle of a connection: one as long as it lives. */
export function handleOf($client: pg.PoolClient): Database {
  const known = handles.get($client)
  if (known) return known
  const session = new NamingSession($client, dialect, undefined)
  const handle = Object.assign(
    new NodePgDatabase<Record<string, never>>(dialect, session, undefined),
    { $client },
  )
  handles.set($client, handle)
  return handle
}
