import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { acquireLock, CopyInUse } from "./lock"
import { refuseCopiedSocket } from "./predecessor"
import { birthOf } from "./process"

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "plume-lock-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test("F6 a folder has one holder, and none after its release", () => {
  const folder = newFolder()
  const lock = acquireLock(folder)
  expect(() => acquireLock(folder)).toThrow(
    `another Plume (pid ${process.pid}) is using DATA_DIR ${folder}`,
  )
  lock.release()
  acquireLock(folder).release()
  expect(existsSync(join(folder, "lock"))).toBe(false)
})

test("F6 a dead process's lock is taken over", async () => {
  const folder = newFolder()
  const child = spawn("sleep", ["60"], { stdio: "ignore" })
  const holder = { pid: child.pid, birth: birthOf(child.pid ?? 0) }
  child.kill("SIGKILL")
  await once(child, "exit")
  writeFileSync(join(folder, "lock"), JSON.stringify(holder))
  acquireLock(folder)
  expect(JSON.parse(readFileSync(join(folder, "lock"), "utf8")).pid).toBe(process.pid)
})

test("a living process that was given a dead one's id does not hold its lock", () => {
  const folder = newFolder()
  writeFileSync(join(folder, "lock"), JSON.stringify({ pid: process.pid, birth: "earlier" }))
  acquireLock(folder).release()
})

test("a lock that was cut short in writing, or in being taken over, is no obstacle", () => {
  const folder = newFolder()
  writeFileSync(join(folder, "lock"), "")
  writeFileSync(
    join(folder, "lock.takeover"),
    JSON.stringify({ pid: process.pid, birth: "earlier" }),
  )
  acquireLock(folder).release()
})

test("a copy of a folder is told from the folder: in use it is refused, of a dead process it is said", async () => {
  const [folder, copy] = [newFolder(), newFolder()]
  const lock = acquireLock(folder)
  expect(lock.isCopied).toBe(false)
  const copied = () => writeFileSync(join(copy, "lock"), readFileSync(join(folder, "lock"), "utf8"))
  copied()
  expect(() => acquireLock(copy)).toThrow(CopyInUse)
  expect(() => acquireLock(copy)).toThrow(/is a copy of a folder that was in use/)
  expect(() => acquireLock(folder)).toThrow(/another Plume/)
  const holder = JSON.parse(readFileSync(join(folder, "lock"), "utf8"))
  lock.release()
  writeFileSync(join(copy, "lock"), JSON.stringify({ ...holder, birth: "earlier" }))
  const taken = acquireLock(copy)
  expect(taken.isCopied).toBe(true)
  taken.release()
  expect(acquireLock(copy).isCopied).toBe(false)
})

test("the socket of a server that was copied with its folder is refused, that of a dead one is no obstacle", () => {
  const home = newFolder()
  const cluster = { home, data: join(home, "cluster") }
  const lock = join(home, ".s.PGSQL.5432.lock")
  refuseCopiedSocket(cluster)
  // The command of this process names its program, as PostgreSQL's names its folder.
  writeFileSync(lock, `${process.pid}\n${process.execPath}\n`)
  expect(() => refuseCopiedSocket(cluster)).toThrow(CopyInUse)
  writeFileSync(lock, `${process.pid}\n/elsewhere/cluster\n`)
  refuseCopiedSocket(cluster)
  expect(existsSync(lock)).toBe(false)
})
