import { type ChildProcess, spawn } from "node:child_process"
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { projectFile } from "../config/project"
import { plainEnvironment } from "./account"
import type { Cluster } from "./cluster"
import { refuseCopiedSocket, stopPredecessor } from "./predecessor"

const PATIENCE_MS = 20_000
const LOG_LIMIT_BYTES = 5 * 1024 * 1024
/** The kernel's limit for a socket's path, less the name that PostgreSQL gives it. */
const SOCKET_FOLDER_LIMIT = 80

export interface Postmaster {
  socketFolder: string
  stop(): Promise<void>
}

interface Watch {
  fsync: boolean
  /** How long it may take until it answers. */
  patienceMs?: number
  /** It is started once and for all: what ends before `stop` has failed. */
  once?: boolean
  onRestart: (reason: string) => void
  isReady: (cluster: Cluster, socketFolder: string) => Promise<boolean>
}

/** Starts PostgreSQL under its supervisor, waits until it answers, and keeps it running until `stop`. */
export async function startPostmaster(cluster: Cluster, watch: Watch): Promise<Postmaster> {
  const socketFolder = folderForSocket(cluster)
  let stopping = false
  let supervisor = await launch()
  if (!watch.once) keepRunning()
  return {
    socketFolder,
    async stop() {
      stopping = true
      supervisor.stdin?.end()
      await ended(supervisor)
      if (socketFolder !== cluster.home) rmSync(socketFolder, { recursive: true, force: true })
    },
  }

  /** Tries again while a dead server's last children still hold its memory. */
  async function launch(): Promise<ChildProcess> {
    const deadline = Date.now() + (watch.patienceMs ?? PATIENCE_MS)
    for (;;) {
      await stopPredecessor(cluster)
      refuseCopiedSocket(cluster)
      const child = superviseServer(cluster, socketFolder, watch.fsync)
      if (await answers(child, deadline)) return child
      child.stdin?.end()
      await ended(child)
      if (Date.now() > deadline || stopping || watch.once) throw failure(cluster)
      await pause(100)
    }
  }

  async function answers(child: ChildProcess, deadline: number): Promise<boolean> {
    while (!hasEnded(child) && Date.now() < deadline) {
      if (await watch.isReady(cluster, socketFolder)) return true
      await pause(10)
    }
    return false
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      await ended(supervisor)
      if (stopping) return
      watch.onRestart("PostgreSQL ended by itself and is started again")
      try {
        supervisor = await launch()
      } catch (error) {
        watch.onRestart(error instanceof Error ? error.message : String(error))
        await pause(1_000)
      }
    }
  }
}

function superviseServer(cluster: Cluster, socketFolder: string, fsync: boolean): ChildProcess {
  const log = openLog(cluster)
  const child = spawn(
    "/bin/sh",
    [
      // Handed over as text: PostgreSQL's account may not be let into the project's folder.
      "-c",
      readFileSync(projectFile("database", "supervisor.sh"), "utf8"),
      "supervisor.sh",
      cluster.binaries.postgres,
      "-D",
      cluster.data,
      ...settings(cluster, socketFolder, fsync).flatMap((setting) => ["-c", setting]),
    ],
    {
      ...cluster.account,
      cwd: cluster.home,
      detached: true,
      env: plainEnvironment,
      stdio: ["pipe", log, log],
    },
  )
  closeSync(log)
  // Its life is bound to ours by the pipe alone: it must not keep this process from ending.
  child.unref()
  child.stdin?.on("error", () => {})
  return child
}

function settings({ archive }: Cluster, socketFolder: string, fsync: boolean): string[] {
  return [
    "listen_addresses=",
    `unix_socket_directories=${socketFolder}`,
    "unix_socket_permissions=0700",
    "timezone=UTC",
    "log_timezone=UTC",
    // The log is for operators: no statements and no rows, which are the freelancers' own.
    "log_checkpoints=off",
    "log_min_messages=log",
    "log_min_error_statement=panic",
    "log_error_verbosity=terse",
    // Handed over as it fills, and each minute at the latest, for the copies (database/backup).
    ...(archive
      ? [
          "archive_mode=on",
          "archive_library=basic_archive",
          `basic_archive.archive_directory=${archive}`,
          "archive_timeout=60",
          "wal_compression=pglz",
        ]
      : []),
    ...(fsync ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ]
}

function openLog({ log, account }: Cluster): number {
  const tooLong = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES
  const file = openSync(log, tooLong ? "w" : "a", 0o600)
  if (account) chownSync(log, account.uid, account.gid)
  return file
}

/** Beside the cluster, out of everyone's reach; in the temporary folder when that path is too long. */
function folderForSocket({ home, account }: Cluster): string {
  if (Buffer.byteLength(home) <= SOCKET_FOLDER_LIMIT) return home
  const folder = mkdtempSync(join(tmpdir(), "plume-"))
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

/** Where the server that runs on the cluster answers; PostgreSQL writes it on the fifth line. */
export function runningSocketFolder({ data, home }: Cluster): string {
  return readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[4]?.trim() || home
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  child.ref()
  await new Promise((resolve) => child.once("exit", resolve))
}

/** Why it does not, as its log has it; a line or a few for an operator. */
export class PostgresqlFailed extends Error {
  override name = "PostgresqlFailed"
}

function failure({ log }: Cluster): PostgresqlFailed {
  const lines = readFileSync(log, "utf8").trim().split("\n").slice(-5)
  return new PostgresqlFailed(`PostgreSQL does not start; ${log} ends with:\n${lines.join("\n")}`)
}
