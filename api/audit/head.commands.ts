import { readFileSync } from "node:fs"
import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Head } from "./verification.queries"

const pathIn = (dataDir: string) => join(dataDir, "audit-head.json")

/**
 * Keeps the head of the log outside of the database: whoever may rewrite every row there, the one that
 * says how long the log was too, does not reach this file.
 */
export async function writeHead(dataDir: string, head: Head): Promise<void> {
  const path = pathIn(dataDir)
  await writeFile(`${path}.new`, JSON.stringify(head), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

export function readHead(dataDir: string): Head | undefined {
  try {
    return JSON.parse(readFileSync(pathIn(dataDir), "utf8"))
  } catch {
    return undefined
  }
}
