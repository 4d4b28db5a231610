import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { ConfigurationError } from "../config/environment"

/** What an installation leaves in its data folder beside the database. */
const traces = {
  "session-secret": "a secret",
  "audit-head.json": "the head of an audit log",
  "identity-client.json": "the client of the web tier",
  files: "files",
  outbox: "messages",
  platform: "bills exchanged with a platform",
}

/**
 * A lost database is not a new one: beside what an installation left, an empty one would be a product whose
 * first stranger administers it. Called where there is no database.
 */
export function refuseLostDatabase(dataDir: string, where: string): void {
  const left = Object.entries(traces).flatMap(([name, what]) =>
    isThere(join(dataDir, name)) ? [`${what} (${name})`] : [],
  )
  if (left.length === 0) return
  throw new ConfigurationError(
    `DATA_DIR: ${dataDir} holds ${left.join(", ")}, but there is no database in ${where}; put it back, or begin anew with an empty folder`,
  )
}

/** Of a folder: whether anything is in it. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return false
  return !statSync(path).isDirectory() || readdirSync(path).length > 0
}
