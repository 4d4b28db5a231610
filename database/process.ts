import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

const hasProc = existsSync("/proc/self/stat")

/**
 * What tells a process from a later one that was given the same id: when it started.
 * `undefined` when no such process lives (one that only waits to be buried does not).
 */
export function birthOf(pid: number): string | undefined {
  if (!hasProc) return ask(pid, "lstart=")
  const stat = readProc(pid, "stat")
  // The command, in brackets, may hold spaces and brackets itself; fields are counted after it.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")
  if (!fields || fields[0] === "Z" || fields[0] === "X") return undefined
  return `${bootId()}/${fields[19]}`
}

/** The command line of a living process, to make sure that it is the one we mean to signal. */
export function commandOf(pid: number): string | undefined {
  return hasProc
    ? readProc(pid, "cmdline")?.replaceAll("\0", " ").trim() || undefined
    : ask(pid, "args=")
}

function bootId(): string {
  return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8")
  } catch {
    return undefined
  }
}

function ask(pid: number, column: string): string | undefined {
  try {
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim()
  } catch {
    return undefined
  }
}
