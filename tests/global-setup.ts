import { chmodSync, mkdtempSync, realpathSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { startEmbeddedDatabase } from "../database/embedded"
import { migrate } from "../database/migrate"

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, whose database `template` is migrated and never touched. */
    databaseServer: string
  }
}

/** One PostgreSQL for the whole run. Tests take their own copy of its template: `createDatabase()`. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(fastestFolder(), "plume-tests-"))
  // PostgreSQL's account must be able to pass, under root.
  chmodSync(folder, 0o711)
  const server = await startEmbeddedDatabase(folder, { fsync: false })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query("create database template")
  await client.end()
  const template = new URL(server.url)
  template.pathname = "/template"
  await migrate(template.href)
  project.provide("databaseServer", server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Where a thousand small databases come and go the quickest: in memory, where there is room. A disk
 * takes up to ten times as long to make the nine hundred files of each.
 */
function fastestFolder(): string {
  const memory = "/dev/shm"
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize > 4 * 2 ** 30) return memory
  } catch {
    // Not every system has one.
  }
  return realpathSync(tmpdir())
}
