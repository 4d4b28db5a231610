import { existsSync, mkdirSync, realpathSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { refuseHalfRestored } from "./backup/unfinished"
import { type Cluster, keepLog, openCluster } from "./cluster"
import { acquireLock, DataDirInUse, type Lock } from "./lock"
import { runningSocketFolder, startPostmaster } from "./postmaster"

export interface EmbeddedDatabase {
  /** The owner's address. */
  url: string
  /** The folder of all that PostgreSQL keeps: below `dataDir`, or elsewhere (see homeFor). */
  home: string
  /** Its log is handed over for copies from now on: what was copied before does not go on into it. */
  beginsLog: boolean
  /** It lies in a copy of a folder that was in use, or had crashed: what an operator is to know. */
  isCopied: boolean
  /** Ends every connection, writes all to disk, and gives `dataDir` free. */
  stop(): Promise<void>
}

interface Options {
  /** False only in tests: what was acknowledged may then be lost in a power cut. */
  fsync?: boolean
  /** Whether the log is handed over for copies (database/backup); as at the last start where it is not said. */
  keepsLog?: boolean
  /** Told when PostgreSQL ended by itself and was started again. */
  onRestart?: (reason: string) => void
}

/**
 * A PostgreSQL of our own in `dataDir`. One process at a time: a second one gets a `DataDirInUse`.
 * It is stopped cleanly when this process ends in any way, and started again if it ends before.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { fsync = true, keepsLog, onRestart = () => {} }: Options = {},
): Promise<EmbeddedDatabase> {
  // Others may pass through, to reach what is theirs (PostgreSQL's account, under root), not look.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const locks = [acquireLock(dataDir)]
  try {
    refuseHalfRestored(dataDir)
    openCluster(dataDir, fsync)
    const beginsLog = keepsLog === undefined ? false : keepLog(dataDir, keepsLog)
    const cluster = openCluster(dataDir, fsync)
    // A copy of a data folder may lead to the same cluster (see homeFor).
    locks.push(acquireLock(cluster.home))
    const postmaster = await startPostmaster(cluster, { fsync, onRestart, isReady })
    return {
      url: addressOf(cluster, postmaster.socketFolder, "plume"),
      home: realpathSync(cluster.home),
      beginsLog,
      isCopied: locks.some(({ isCopied }) => isCopied),
      async stop() {
        await postmaster.stop()
        release(locks)
      },
    }
  } catch (error) {
    release(locks)
    throw error
  }
}

function release(locks: Lock[]): void {
  for (const lock of locks) lock.release()
}

/**
 * The database of `dataDir` for a short look: the one that runs there, whoever started it, or else one
 * of our own until `stop`. It is not made where there is none.
 */
export async function visitEmbeddedDatabase(
  dataDir: string,
  options: Options = {},
): Promise<EmbeddedDatabase> {
  if (!existsSync(join(dataDir, "postgres", "cluster")))
    throw new Error(`DATA_DIR ${dataDir} holds no database`)
  try {
    return await startEmbeddedDatabase(dataDir, options)
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    const cluster = openCluster(dataDir, true)
    return {
      url: addressOf(cluster, runningSocketFolder(cluster), "plume"),
      home: cluster.home,
      beginsLog: false,
      isCopied: false,
      stop: async () => {},
    }
  }
}

/** A URL that every client of PostgreSQL understands: the host in the query names a socket's folder. */
export function addressOf(cluster: Cluster, socketFolder: string, database: string): string {
  const host = encodeURIComponent(socketFolder)
  return `postgres://plume:${cluster.password}@localhost/${database}?host=${host}`
}

/** True once our database answers; makes it after the first start. */
export async function isReady(cluster: Cluster, socketFolder: string): Promise<boolean> {
  try {
    await query(addressOf(cluster, socketFolder, "plume"), "select")
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== "3D000") return false
    await query(addressOf(cluster, socketFolder, "postgres"), "create database plume")
    return true
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}
