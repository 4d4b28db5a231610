import type pg from "pg"
import type { Owner } from "../domain/owner"
import { OwnedQuery } from "./owned-query"
import { type Database, handleThrough, statementName } from "./statements"

/**
 * A handle for calls that only read: each statement goes to any connection, and says whose rows exist
 * itself. In READ COMMITTED a transaction would give them nothing more, and cost three trips instead of
 * one. With the scope "people", the records of everyone are there too.
 */
export function reading(pool: pg.Pool, owner: Owner, scope?: "people"): Database {
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      const name = statementName(client, config.text)
      return await answered(client, new OwnedQuery({ ...config, name, values }, owner, !!scope))
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      throw failure
    } finally {
      client.release(failure)
    }
  }
  return handleThrough(query as pg.PoolClient["query"])
}

function answered(client: pg.PoolClient, query: OwnedQuery): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result))
    client.query(query)
  })
}
