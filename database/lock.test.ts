import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { acquireLock } from "./lock"
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
