import { readFileSync } from "node:fs"
import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** What is known of the copies, kept in DATA_DIR: commands write it too, and it outlives a restart. */
export interface CopyState {
  /** Until when all that was written lies in the place of the copies, with its files. */
  safeUntil?: string
  /** The log began anew, and no base copy goes on into it yet. */
  needsBase?: boolean
  lastBase?: { at: string; bytes: number }
  /** The last trial restore. */
  lastTrial?: { at: string; copy?: string; fault?: string }
  /** Why the last attempt to copy failed; gone once one succeeds. */
  failure?: { at: string; reason: string }
  /** Files that rows name and that could not be found. */
  filesMissing?: number
}

const pathIn = (dataDir: string) => join(dataDir, "copies.json")

export function readState(dataDir: string): CopyState {
  try {
    return JSON.parse(readFileSync(pathIn(dataDir), "utf8"))
  } catch {
    return {}
  }
}

export async function changeState(dataDir: string, changes: Partial<CopyState>): Promise<void> {
  const path = pathIn(dataDir)
  const beside = `${path}.${process.pid}`
  const state = { ...readState(dataDir), ...changes }
  await writeFile(beside, JSON.stringify(state, null, 2), { mode: 0o600 })
  await rename(beside, path)
}
