import { spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { ConfigurationError } from "../config/environment"
import { type Account, plainEnvironment, unprivilegedAccount } from "./account"
import { spoolOf } from "./backup/spool"
import { type Binaries, findBinaries } from "./binaries"
import { homeFor } from "./home"
import { refuseLostDatabase } from "./traces"

/** PostgreSQL's folder on disk, and whom its programs run as. */
export interface Cluster {
  /** Holds everything of PostgreSQL's: the cluster, its log, the password. */
  home: string
  data: string
  log: string
  password: string
  /** Where the log is handed over for the copies, where there are any. */
  archive: string | undefined
  binaries: Binaries
  account: Account | undefined
}

/**
 * Whether the log is handed over for copies. It is a folder, so that each command that starts the database goes on
 * as the last one did: a piece that nobody kept would be a hole in the copies. True where it was not, until now.
 */
export function keepLog(dataDir: string, isKept: boolean): boolean {
  const account = unprivilegedAccount()
  const spool = spoolOf(homeFor(dataDir, account))
  const was = existsSync(spool)
  if (!isKept) rmSync(spool, { recursive: true, force: true })
  else if (!was) {
    mkdirSync(spool, { mode: 0o700 })
    if (account) chownSync(spool, account.uid, account.gid)
  }
  return isKept && !was
}

/** The cluster of `dataDir`, made at the first start. The caller holds the lock of `dataDir`. */
export function openCluster(dataDir: string, fsync: boolean): Cluster {
  const account = unprivilegedAccount()
  const place = join(dataDir, "postgres")
  // Followed where it is a link; one that leads nowhere is refused by homeFor, which can say so.
  if (
    !existsSync(join(place, "cluster")) &&
    !lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()
  )
    refuseLostDatabase(dataDir, place)
  const home = homeFor(dataDir, account)
  const cluster: Cluster = {
    home,
    data: join(home, "cluster"),
    log: join(home, "postgresql.log"),
    password: passwordIn(home, account),
    archive: existsSync(spoolOf(home)) ? spoolOf(home) : undefined,
    binaries: findBinaries(home, account),
    account,
  }
  if (!existsSync(cluster.data)) {
    refuseLostDatabase(dataDir, home)
    initialise(cluster, fsync)
  }
  refuseOthersFiles(cluster)
  return cluster
}

/** PostgreSQL opens its own files alone: a copy that was made without their owner is told what it lacks. */
function refuseOthersFiles({ home, data, account }: Cluster): void {
  const mine = account?.uid ?? process.getuid?.()
  if (mine === undefined || statSync(data).uid === mine) return
  const owner = account ? `${account.uid}:${account.gid}` : "the account that runs Plume"
  throw new ConfigurationError(
    `DATA_DIR: the database in ${home} belongs to another account, as after a copy by "cp -r"; copy it with "cp -a", or give it back: chown -R ${owner} ${home}`,
  )
}

function passwordIn(home: string, account: Account | undefined): string {
  const path = join(home, "password")
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(24).toString("hex"), { mode: 0o600, flush: true })
    if (account) chownSync(path, account.uid, account.gid)
  }
  return readFileSync(path, "utf8")
}

function initialise({ home, data, binaries, account }: Cluster, fsync: boolean): void {
  // Made under another name and renamed: a first start cut short leaves nothing that looks whole.
  const draft = `${data}.new`
  rmSync(draft, { recursive: true, force: true })
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      "--username=plume",
      `--pwfile=${join(home, "password")}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Letters in upper and lower case by Unicode on every machine; screens sort by ICU's fr-x-icu.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(fsync ? [] : ["--no-sync"]),
    ],
    { ...account, cwd: home, encoding: "utf8", env: plainEnvironment },
  )
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
  renameSync(draft, data)
  const folder = openSync(home, "r")
  if (fsync) fsyncSync(folder)
  closeSync(folder)
}
