import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Cluster } from "./cluster"
import { CopyInUse } from "./lock"
import { birthOf, commandOf } from "./process"

const CLEAN_STOP_MS = 15_000
/** Above what any kernel hands out. */
const NOBODYS_PID = 99_999_999

/**
 * Makes sure that no server of an earlier, dead owner runs on the cluster: one that lives is stopped
 * cleanly (its supervisor is about to do the same, unless it was killed too).
 */
export async function stopPredecessor(cluster: Cluster): Promise<void> {
  const path = join(cluster.data, "postmaster.pid")
  const lines = linesOf(path)
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid < 1) return
  const birth = birthOf(pid)
  if (!birth) return
  if (!commandOf(pid)?.includes(cluster.data)) {
    // The id was given to another program, which would keep PostgreSQL from starting. Only the id is
    // struck out: the memory block named below it still protects against the dead server's children.
    writeFileSync(path, [NOBODYS_PID, ...lines.slice(1)].join("\n"))
    return
  }
  const isAlive = () => birthOf(pid) === birth
  if (await stopped(pid, "SIGINT", isAlive)) return
  if (await stopped(pid, "SIGQUIT", isAlive)) return
  throw new Error(`PostgreSQL of an earlier start (pid ${pid}) does not stop`)
}

/**
 * What a server left of its socket. One that was copied with its folder belongs to a server that lives elsewhere: the
 * folder was in use. One of a dead server, whose id another program was given, would keep PostgreSQL from starting.
 */
export function refuseCopiedSocket({ home, data }: Pick<Cluster, "home" | "data">): void {
  const lock = join(home, ".s.PGSQL.5432.lock")
  const [id, of = ""] = linesOf(lock) ?? []
  const pid = Number(id)
  if (!Number.isInteger(pid) || pid < 1 || !birthOf(pid)) return
  const isServer = of !== "" && commandOf(pid)?.includes(of)
  if (isServer && of !== data) throw new CopyInUse(home)
  if (!isServer) rmSync(lock, { force: true })
}

async function stopped(pid: number, signal: NodeJS.Signals, isAlive: () => boolean) {
  const deadline = Date.now() + CLEAN_STOP_MS
  if (isAlive()) process.kill(pid, signal)
  while (isAlive()) {
    if (Date.now() > deadline) return false
    await pause(10)
  }
  return true
}

function linesOf(path: string): string[] | undefined {
  try {
    return readFileSync(path, "utf8").split("\n")
  } catch {
    return undefined
  }
}
