import { randomUUID } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import { openPool } from "../database/client"
import type { Role } from "../database/role-address"
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

/** A database as `createDatabase` makes them, with a pool on it, that another test had before. */
export interface LentDatabase {
  url: string
  pool: pg.Pool
  /** Empties it for the next test; what cannot be brought back to how it was is dropped. */
  giveBack(): Promise<void>
}

interface Free {
  database: TestDatabase
  cleaner: Cleaner
  pool: pg.Pool
}

/** To make a database's thousand files anew takes twenty times as long as to empty what a test filled. */
const free = new Map<Role, Free[]>()

/** A database, and a pool as this role, that no other test has meanwhile. */
export async function lendDatabase(role: Role): Promise<LentDatabase> {
  const waiting = free.get(role) ?? []
  free.set(role, waiting)
  const lent = waiting.pop() ?? (await fresh(role))
  const { database, cleaner, pool } = lent
  return {
    url: database.url,
    pool,
    giveBack: async () => {
      if (isQuiet(pool) && (await cleaner.clean(pool.totalCount))) {
        waiting.push(lent)
        return
      }
      if (!pool.ending) await pool.end()
      await cleaner.end()
      await database.drop()
    },
  }
}

/** Nobody waits for a connection of it or holds one, to work on what was this test's, and no spy stands in its place. */
function isQuiet(pool: pg.Pool): boolean {
  const isSpiedOn = Object.hasOwn(pool, "query") || Object.hasOwn(pool, "connect")
  return !pool.ending && !isSpiedOn && pool.idleCount === pool.totalCount && !pool.waitingCount
}

async function fresh(role: Role): Promise<Free> {
  const database = await createDatabase()
  return {
    database,
    cleaner: await Cleaner.open(database.url),
    pool: openPool(database.url, role),
  }
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
