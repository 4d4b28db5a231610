import { randomUUID } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"

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

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("databaseServer") })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
