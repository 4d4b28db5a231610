import { readdirSync, readFileSync } from "node:fs"

// Linux counts process time in hundredths of a second (USER_HZ), on every architecture we run on.
const millisecondsPerTick = 10

/** The CPU time that a process and all its descendants have used so far, ended children included, in ms. */
export function cpuTime(pids: readonly number[]): number {
  return withDescendants(pids).reduce((sum, pid) => sum + ticksOf(pid), 0) * millisecondsPerTick
}

/** The memory that the processes hold for themselves alone (PSS, shared pages divided), in MB. */
export function memory(pids: readonly number[]): number {
  const kilobytes = withDescendants(pids).reduce((sum, pid) => sum + proportionalSize(pid), 0)
  return Math.round(kilobytes / 1024)
}

/** The postmaster of a PostgreSQL data folder. */
export function postmasterOf(dataFolder: string): number {
  return Number(readFileSync(`${dataFolder}/postmaster.pid`, "utf8").split("\n")[0])
}

function withDescendants(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(statOf(Number(name))?.[1])
    if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const all = new Set<number>()
  const visit = (pid: number) => {
    if (all.has(pid)) return
    all.add(pid)
    for (const child of children.get(pid) ?? []) visit(child)
  }
  for (const root of roots) visit(root)
  return [...all]
}

function ticksOf(pid: number): number {
  const stat = statOf(pid)
  if (!stat) return 0
  // utime, stime, cutime, cstime: fields 14 to 17 of proc(5), counted from the state (field 3) here.
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(stat[at]), 0)
}

/** The fields of /proc/PID/stat from the state on; a name may hold spaces, so they count from its end. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8")
    return text.slice(text.lastIndexOf(")") + 2).split(" ")
  } catch {
    return undefined
  }
}

function proportionalSize(pid: number): number {
  try {
    return Number(
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0,
    )
  } catch {
    return 0
  }
}
