import pg from "pg"
import { type Day, isDay } from "#domain/day"
import type { Owner } from "#domain/owner"
import { prove } from "./proof"
import { type Role, roleAddress } from "./role-address"
import { type Database, handleOf, plannedAnew } from "./statements"

export { type Database, plannedAnew }

// Days stay "YYYY-MM-DD": a Date would move them by the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Sums of cents fit a double up to 90 071 992 547 409,91; more is refused rather than rounded.
pg.types.setTypeParser(pg.types.builtins.INT8, exactInteger)

/** The server ends a statement before (admission.ts); this is for one that is frozen, and ends nothing. */
const answerWithin = 17_000

/**
 * Connections that sign in as `role`, each of which proves it. Only migrations, and commands and tests that look
 * across owners, are the owner's.
 */
export function openPool(
  ownerUrl: string,
  role: Role | "owner",
  max = 10,
  within = answerWithin,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: role === "owner" ? ownerUrl : roleAddress(role, ownerUrl),
    max,
    // Statements go out without waiting for the answers before them.
    pipeline: true,
    // Replaced now and then, and with it the statements that it keeps.
    maxUses: 10_000,
    connectionTimeoutMillis: 5_000,
    query_timeout: within,
    ...(role !== "owner" && { onConnect: (client) => prove(client, role) }),
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
  person?: Owner,
): Promise<Result> {
  const transaction = await begin(pool, owner, undefined, undefined, person)
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
 * "people", the records of everyone (migration 0020) are there too, and nothing else of theirs. What the database
 * writes down by itself bears the day that the caller says it is (app_today). Where another person acts in the
 * owner's account, row-level security knows who (app_person).
 */
export async function begin(
  pool: pg.Pool,
  owner: Owner,
  scope?: "people",
  today?: Day,
  person: Owner = owner,
): Promise<Transaction> {
  for (const id of [owner, person])
    if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error("an owner is a UUID")
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
    `begin; set local app.owner = '${owner}'${person === owner ? "" : `; set local app.person = '${person}'`}${
      scope ? `; set local app.scope = '${scope}'` : ""
    }${today && isDay(today) ? `; set local app.today = '${today}'` : ""}`,
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
