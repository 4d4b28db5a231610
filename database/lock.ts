import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { birthOf } from "./process"

interface Holder {
  pid: number
  birth: string
  /** Which folder it lies in, whatever its path: a copy of the folder is another one. */
  folder?: string
}

export interface Lock {
  /** It was somebody's in another folder, of which this one is a copy: it was in use, or had crashed. */
  isCopied: boolean
  release(): void
}

/** Another living process keeps its data in the same folder. */
export class DataDirInUse extends Error {
  override name = "DataDirInUse"

  constructor(pid: number, dataDir: string) {
    super(`another Plume (pid ${pid}) is using DATA_DIR ${dataDir}`)
  }
}

/** The folder was copied from one that a living process keeps its data in. */
export class CopyInUse extends Error {
  override name = "CopyInUse"

  constructor(dataDir: string) {
    super(
      `DATA_DIR: ${dataDir} is a copy of a folder that was in use while it was copied, and so is corrupt; restore from the copies at BACKUP_URL instead (npm run restore, docs/operations.md), or stop Plume there and copy anew`,
    )
  }
}

/**
 * Makes this process the only one in `dataDir`. The lock of a dead process is taken over, also when
 * its id was given to another one since; that of a living one is a {@link DataDirInUse}.
 */
export function acquireLock(dataDir: string): Lock {
  const folder = statSync(dataDir, { bigint: true }).ino.toString()
  const me = { pid: process.pid, birth: birthOf(process.pid) ?? "", folder }
  const path = join(dataDir, "lock")
  const before = holderOf(path)
  const mine = `${path}.${me.pid}`
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 })
  try {
    acquire(path, mine, dataDir)
  } catch (error) {
    throw error instanceof DataDirInUse && isElsewhere(before, folder)
      ? new CopyInUse(dataDir)
      : error
  } finally {
    rmSync(mine, { force: true })
  }
  return {
    isCopied: isElsewhere(before, folder),
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

const isElsewhere = (holder: Holder | undefined, folder: string): boolean =>
  holder?.folder !== undefined && holder.folder !== folder

function isSame(a: Holder | undefined, b: Holder | undefined): boolean {
  return a?.pid === b?.pid && a?.birth === b?.birth
}
