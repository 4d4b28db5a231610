import { randomUUID } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import { openPool } from "../database/client"
import { Cleaner } from "./clean-database"

export interface TestDatabase {
  /** The owner's address. */
  url: string
  drop(): Promise<void>
}

/** A migrated, empty database of the test's own, copied from the run's template. */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await onServer(`create database ${name} template template strategy file_copy`)
  const url = new URL(inject("databaseServer"))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

/** A database as `createDatabase` makes them, with the API's pool on it, that another test had before. */
export interface LentDatabase {
  url: string
  pool: pg.Pool
  /** Empties it for the next test; what cannot be brought back to how it was is dropped. */
  giveBack(): Promise<void>
}

/** To make a database's thousand files anew takes twenty times as long as to empty what a test filled. */
const free: { database: TestDatabase; cleaner: Cleaner; pool?: pg.Pool }[] = []

/** A database and a pool that no other test has meanwhile. */
export async function lendDatabase(): Promise<LentDatabase> {
  const lent = free.pop() ?? (await fresh())
  const pool = lent.pool ?? openPool(lent.database.url, "plume_app")
  return {
    url: lent.database.url,
    pool,
    giveBack: async () => {
      // Who waits for a connection, or holds one, still works on what was this test's.
      const isQuiet = !pool.ending && pool.idleCount === pool.totalCount && !pool.waitingCount
      if (!isQuiet && !pool.ended) await pool.end()
      if (await lent.cleaner.clean(isQuiet ? pool.totalCount : 0)) {
        free.push({ ...lent, pool: isQuiet ? pool : undefined })
        return
      }
      if (isQuiet) await pool.end()
      await lent.cleaner.end()
      await lent.database.drop()
    },
  }
}

async function fresh() {
  const database = await createDatabase()
  return { database, cleaner: await Cleaner.open(database.url) }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("databaseServer") })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
