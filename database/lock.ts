import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { birthOf } from "./process"

interface Holder {
  pid: number
  birth: string
}

export interface Lock {
  release(): void
}

/** Another living process keeps its data in the same folder. */
export class DataDirInUse extends Error {
  override name = "DataDirInUse"

  constructor(pid: number, dataDir: string) {
    super(`another Plume (pid ${pid}) is using DATA_DIR ${dataDir}`)
  }
}

/**
 * Makes this process the only one in `dataDir`. The lock of a dead process is taken over, also when
 * its id was given to another one since; that of a living one is a {@link DataDirInUse}.
 */
export function acquireLock(dataDir: string): Lock {
  const me = { pid: process.pid, birth: birthOf(process.pid) ?? "" }
  const path = join(dataDir, "lock")
  const mine = `${path}.${me.pid}`
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 })
  try {
    acquire(path, mine, dataDir)
  } finally {
    rmSync(mine, { force: true })
  }
  return {
    release() {
      try {
        if (isSame(holderOf(path), me)) rmSync(path, { force: true })
      } catch {
        // On a disk that takes nothing any more it stays: the lock of a dead process is nobody's.
      }
    },
  }
}

/**
 * A hard link appears whole or not at all. Replacing a dead holder's lock is not atomic by itself
 * (two starts may both have seen it dead), so that step has a lock of its own, taken the same way.
 */
function acquire(path: string, mine: string, dataDir: string): void {
  while (!linked(mine, path)) {
    const holder = holderOf(path)
    if (holder?.birth && birthOf(holder.pid) === holder.birth)
      throw new DataDirInUse(holder.pid, dataDir)
    const turn = `${path}.takeover`
    acquire(turn, mine, dataDir)
    if (isSame(holderOf(path), holder)) {
      renameSync(turn, path)
      return
    }
    rmSync(turn)
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}

function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return undefined
  }
}

function isSame(a: Holder | undefined, b: Holder | undefined): boolean {
  return a?.pid === b?.pid && a?.birth === b?.birth
}
