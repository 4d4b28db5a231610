import pg from "pg"
import type { Owner } from "#domain/owner"
import { type Database, handleOf, plannedAnew } from "./statements"

/** The roles of migration 0001: each sees what its tier needs and nothing else. */
export type Role = "plume_app" | "plume_web" | "plume_identity" | "owner"

export { type Database, plannedAnew }

// Days stay "YYYY-MM-DD": a Date would move them by the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Sums of cents fit a double up to 90 071 992 547 409,91; more is refused rather than rounded.
pg.types.setTypeParser(pg.types.builtins.INT8, exactInteger)

/** Connections that act as `role` from their first statement on. */
export function openPool(url: string, role: Role, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // Statements go out without waiting for the answers before them.
    pipeline: true,
    // Replaced now and then, and with it the statements that it keeps.
    maxUses: 10_000,
    connectionTimeoutMillis: 5_000,
    // Disks without moving parts read any page about as quickly as the next one.
    options: `${role === "owner" ? "" : `-c role=${role} `}-c statement_timeout=15000 -c random_page_cost=1.1`,
  })
  ignoreConnectionErrors(pool)
  return pool
}

/**
 * A connection that dies, while idle or in use, is replaced at the next use, and whoever used it is told
 * by the statement that fails; without listeners its error event would end the process.
 */
export function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
}

/**
 * Runs `work` in one transaction in which only the owner's rows exist (row-level security reads
 * `app.owner`). The prelude goes in one trip. Rolled back when `work` throws.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  owner: Owner,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const transaction = await begin(pool, owner)
  try {
    const result = await work(transaction.db)
    await transaction.commit()
    return result
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

export interface Transaction {
  db: Database
  commit(): Promise<void>
  rollback(): Promise<void>
}

/**
 * An open transaction of the owner's; whoever opens it must commit it or roll it back. With the scope
 * "people", the records of everyone (migration 0020) are there too, and nothing else of theirs.
 */
export async function begin(pool: pg.Pool, owner: Owner, scope?: "people"): Promise<Transaction> {
  if (!/^[0-9a-f-]{36}$/i.test(owner)) throw new Error("an owner is a UUID")
  const client = await pool.connect()
  const end = async (statement: "commit" | "rollback") => {
    let failure: Error | undefined
    try {
      const { command } = await client.query(statement)
      if (statement === "commit") {
        await prelude
        // PostgreSQL answers a commit after a failed statement by rolling back, and calls that no error.
        if (command !== "COMMIT") throw new Error("the transaction had failed: nothing was kept")
      }
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      if (statement === "commit") throw failure
    } finally {
      client.release(failure)
    }
  }
  // Not waited for before the end: it goes out with the first statement. Should it fail, there is no
  // owner, so no rows, and the commit says so.
  const prelude = client.query(
    `begin; set local app.owner = '${owner}'${scope ? `; set local app.scope = '${scope}'` : ""}`,
  )
  prelude.catch(() => {})
  return {
    db: handleOf(client),
    commit: () => end("commit"),
    rollback: () => end("rollback"),
  }
}

function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit an exact integer`)
  return value
}
