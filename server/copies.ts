import { readdirSync, readFileSync, statSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { dirname } from "node:path"
import pg from "pg"
import type { CopyFailureCause } from "#contract/operations"
import { readHead } from "../api/audit/head.commands"
import { verifyAudit } from "../api/audit/verification.queries"
import { openStore } from "../api/file-store/open-store"
import type { Copies, CopyReport } from "../api/ports/copies"
import { verifyBills } from "../api/sales/bills/verification.commands"
import { ConfigurationError, type Environment } from "../config/environment"
import { projectFile } from "../config/project"
import { fingerprint } from "../database/backup/fingerprint"
import { type Keeper, keepCopies } from "../database/backup/keeper"
import { waitingLog, waitingSince } from "../database/backup/log"
import { changeState, readState } from "../database/backup/state"
import { tryRestore, type Verdict } from "../database/backup/trial"
import { openVault, type Vault } from "../database/backup/vault"
import { openPool } from "../database/client"
import type { RunningDatabase } from "./database"

const minute = 60_000
const day = 24 * 60 * minute
/** As much of the disk may be in use before writes wait for the copies. */
const mostOfDisk = 0.8
/** After which what was written and is not copied is an alarm. */
const mostUnsafe = 5 * minute

/** The vault of BACKUP_URL. */
export function vaultOf({ backup }: Environment): Vault {
  if (!backup) throw new ConfigurationError("BACKUP_URL: it is off, so that there are no copies")
  const { url, recipient, identity } = backup
  return openVault(url, { recipient, identity: identity ? secretIn(identity) : undefined })
}

/** The key in a file as age-keygen writes it, between lines that begin with #. */
function secretIn(path: string): string {
  let text: string
  try {
    text = readFileSync(path, "utf8")
  } catch {
    throw new ConfigurationError(`BACKUP_IDENTITY: ${path} cannot be read`)
  }
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0]
  if (!key) throw new ConfigurationError(`BACKUP_IDENTITY: ${path} holds no AGE-SECRET-KEY`)
  return key
}

/** What this program knows to read. */
export const knownHere = () => ({
  migrations: readdirSync(projectFile("database", "migrations")).filter((name) =>
    name.endsWith(".sql"),
  ),
})

/** The seals of a database that is on trial; the first that does not hold, in words. */
export const examineSeals =
  (settings: Environment, isCopy: boolean) =>
  async (url: string): Promise<string | undefined> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const verdict = await verifyAudit(client, isCopy ? undefined : readHead(settings.dataDir))
      if ("broken" in verdict) return `the audit log is broken at entry ${verdict.broken.place}`
    } finally {
      await client.end()
    }
    const pool = openPool(url, "plume_app", 2)
    try {
      const { fault } = await verifyBills({ pool, files: openStore(settings) })
      return fault && `bill ${fault.number} is broken (${fault.link})`
    } finally {
      await pool.end()
    }
  }

/** Restores the last copy beside what runs, compares it, and writes down what came of it. */
export async function tryCopy(
  settings: Environment,
  database: Required<Pick<RunningDatabase, "url" | "home">>,
  keeper: Pick<Keeper, "followUntil">,
  now: Date,
): Promise<Verdict> {
  const { dataDir } = settings
  const vault = vaultOf(settings)
  try {
    const expected = await fingerprint(database.url)
    await keeper.followUntil(expected.segment, now)
    const examine = examineSeals(settings, true)
    const beside = dataDir
    const verdict = await tryRestore({ vault, beside, known: knownHere(), expected, examine, now })
    const { copy, fault } = verdict
    await changeState(dataDir, {
      lastTrial: { at: now.toISOString(), copy: copy.toISOString(), fault },
    })
    return verdict
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    await changeState(dataDir, { lastTrial: { at: now.toISOString(), fault } })
    throw error
  }
}

export interface KeptCopies extends Copies {
  /** Work by the clock (jobs.ts); none where the database is somebody else's. */
  keeper?: Keeper
  tryIfDue?(now: Date): Promise<void>
  /** What an operator is to know at start. */
  warning?: string
}

/** The copies of this installation: how they stand, and what keeps them. */
export function openCopies(settings: Environment, database: RunningDatabase): KeptCopies {
  const { backup, dataDir } = settings
  const { url, home } = database
  if (!home || !backup) {
    const kind = home ? "off" : "elsewhere"
    return {
      report: async (now) => reportOf(settings, kind, now),
      mayWrite: async () => true,
      warning: home ? "BACKUP_URL is off: nothing of what is written here is copied" : undefined,
    }
  }
  const vault = vaultOf(settings)
  const keeper = keepCopies({ url, home, dataDir }, vault, openStore(settings), database.beginsLog)
  return {
    keeper,
    async tryIfDue(now) {
      const { lastTrial, lastBase } = readState(dataDir)
      const last = lastTrial?.at ?? lastBase?.at
      if (!last || now.getTime() - Date.parse(last) < 7 * day) return
      // Without its key an encrypted copy is tried by hand, where the key is.
      if (vault.isEncrypted && !vault.canDecrypt) return
      await tryCopy(settings, { url, home }, keeper, now)
    },
    report: (now) => reportOf(settings, "kept", now, home, vault),
    async mayWrite(now) {
      const waits = await waitingSince(home)
      if (!waits || now.getTime() - waits.getTime() < mostUnsafe) return true
      const disk = await diskOf(home)
      return disk.used / disk.size < mostOfDisk
    },
    warning:
      backup.isUsual || isOnSameDisk(backup.url, home)
        ? `copies lie on the disk that they are copies of (${vault.place}): name another folder or a bucket by BACKUP_URL`
        : undefined,
  }
}

async function reportOf(
  settings: Environment,
  kind: CopyReport["kind"],
  now: Date,
  home?: string,
  vault?: Vault,
): Promise<CopyReport> {
  const state = readState(settings.dataDir)
  const waits = home ? await waitingSince(home) : undefined
  // The oldest piece that waits was begun a minute before, at most.
  const behind = waits ? waits.getTime() - minute : Number.POSITIVE_INFINITY
  const safe = state.safeUntil ? Math.min(Date.parse(state.safeUntil), behind) : undefined
  return {
    kind,
    place: vault?.place ?? null,
    isOnSameDisk: Boolean(home && settings.backup && isOnSameDisk(settings.backup.url, home)),
    isEncrypted: vault?.isEncrypted ?? false,
    needsKey: Boolean(vault?.isEncrypted && !vault.canDecrypt),
    isLate: kind === "kept" && (safe === undefined || now.getTime() - safe > mostUnsafe),
    safeUntil: safe === undefined ? null : new Date(safe).toISOString(),
    lastBase: state.lastBase ?? null,
    waitingPieces: home ? (await waitingLog(home)).length : 0,
    lastTrial: state.lastTrial ? { copy: null, fault: null, ...state.lastTrial } : null,
    failure: state.failure ? { ...state.failure, cause: causeOf(state.failure.reason) } : null,
    filesMissing: state.filesMissing ?? 0,
    disk: await diskOf(home ?? settings.dataDir),
    copiesDisk: await copiesDiskOf(settings, home),
  }
}

/** Of what the system says, in whatever words: a code of POSIX, of an S3 store or of the network. */
export function causeOf(reason: string): CopyFailureCause {
  if (/ENOSPC|EDQUOT|no space left|QuotaExceeded|StorageFull/i.test(reason)) return "full"
  if (
    /EACCES|EPERM|EROFS|AccessDenied|SignatureDoesNotMatch|InvalidAccessKey|\b403\b/i.test(reason)
  )
    return "refused"
  if (
    /ENOENT|ENOTDIR|ENODEV|ENOTCONN|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|NoSuchBucket|fetch failed/i.test(
      reason,
    )
  )
    return "unreachable"
  return "other"
}

async function copiesDiskOf({ backup }: Environment, home?: string) {
  if (!home || !backup || backup.url.startsWith("s3:") || isOnSameDisk(backup.url, home))
    return null
  return diskOf(backup.url).catch(() => null)
}

async function diskOf(path: string): Promise<{ size: number; used: number }> {
  const { blocks, bfree, bsize } = await statfs(path)
  return { size: blocks * bsize, used: (blocks - bfree) * bsize }
}

/** A folder that is not there yet lies where the first folder above it does. */
function isOnSameDisk(url: string, home: string): boolean {
  if (url.startsWith("s3:")) return false
  for (let path = url; ; path = dirname(path)) {
    const state = stateOf(path)
    if (state) return state.dev === statSync(home).dev
  }
}

/** None also of what would lie below a file: that nothing can be put there is told when it is tried. */
function stateOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
