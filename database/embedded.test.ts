import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  rmSync,
  writeSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { projectFile } from "../config/project"
import { eventually } from "../tests/eventually"
import { familyOf, postmasterOf } from "../tests/runtime/crash"
import { startEmbeddedDatabase } from "./embedded"
import { birthOf, commandOf } from "./process"

/** The folder of a database; fsync stays on, because what a crash leaves is what these tests are about. */
function newDataDir(): string {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), "plume-data-"))
  chmodSync(dataDir, 0o711)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** Another process that owns the database of `dataDir`, and what it printed so far. */
async function startOwner(dataDir: string) {
  const owner = spawn(
    process.execPath,
    ["--import", "tsx", projectFile("tests/runtime/database-owner.ts"), dataDir],
    { stdio: ["pipe", "pipe", "inherit"] },
  )
  onTestFinished(() => void owner.kill("SIGKILL"))
  const lines: string[] = []
  createInterface(owner.stdout).on("line", (line) => lines.push(line))
  await eventually(() => expect(lines).toHaveLength(1))
  return { owner, lines }
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit")
  child.kill("SIGKILL")
  await exit
}

async function rowsOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ row: number }>("select row from written order by row")
  await client.end()
  return rows.map(({ row }) => row)
}

test("a database is kept from start to start, and stops without a trace", async () => {
  const dataDir = newDataDir()
  const first = await startEmbeddedDatabase(dataDir)
  const client = new pg.Client({ connectionString: first.url })
  await client.connect()
  await client.query("create table written as select 1 as row")
  const { rows } = await client.query(
    `select current_setting('fsync') as fsync, current_setting('timezone') as zone,
       array(select name from unnest(array['Zoé', 'Émile', 'eau']) name
             order by name collate "fr-x-icu") as names, lower('ÉCOLE') as lower`,
  )
  expect(rows[0]).toEqual({
    fsync: "on",
    zone: "UTC",
    names: ["eau", "Émile", "Zoé"],
    lower: "école",
  })
  await client.end()
  const postmaster = postmasterOf(dataDir)
  await first.stop()
  expect(birthOf(postmaster)).toBeUndefined()

  const second = await startEmbeddedDatabase(dataDir)
  expect(await rowsOf(second.url)).toEqual([1])
  await second.stop()
})

test("F1 no acknowledged write is lost when everything is killed at once", async () => {
  const dataDir = newDataDir()
  const { owner, lines } = await startOwner(dataDir)
  owner.stdin?.write("300\n")
  await eventually(() => expect(lines.length).toBeGreaterThan(100))
  const postmaster = postmasterOf(dataDir)
  const exit = once(owner, "exit")
  for (const pid of [...familyOf(postmaster), owner.pid ?? 0]) process.kill(pid, "SIGKILL")
  await exit

  const { url, stop } = await startEmbeddedDatabase(dataDir)
  const found = new Set(await rowsOf(url))
  await stop()
  const acknowledged = lines.slice(1).map(Number)
  expect(acknowledged.filter((row) => !found.has(row))).toEqual([])
})

test("PostgreSQL stops cleanly when only its owner is killed", async () => {
  const dataDir = newDataDir()
  const { owner } = await startOwner(dataDir)
  const postmaster = postmasterOf(dataDir)
  await killed(owner)
  await eventually(() => expect(birthOf(postmaster)).toBeUndefined())
  const log = readFileSync(join(dataDir, "postgres/postgresql.log"), "utf8")
  expect(log.trim().split("\n").at(-1)).toContain("database system is shut down")
})

test("a server that outlived both owner and supervisor is stopped and started anew", async () => {
  const dataDir = newDataDir()
  const { owner } = await startOwner(dataDir)
  const orphan = postmasterOf(dataDir)
  for (const pid of supervisorsOf(dataDir)) process.kill(pid, "SIGKILL")
  await killed(owner)
  expect(birthOf(orphan)).toBeDefined()
  const { url, stop } = await startEmbeddedDatabase(dataDir)
  expect(birthOf(orphan)).toBeUndefined()
  expect(await rowsOf(url)).toEqual([])
  await stop()
})

test("F4 PostgreSQL that dies alone is back within seconds, at the same address", async () => {
  const dataDir = newDataDir()
  const reasons: string[] = []
  const { url, stop } = await startEmbeddedDatabase(dataDir, {
    onRestart: (reason) => reasons.push(reason),
  })
  process.kill(postmasterOf(dataDir), "SIGKILL")
  await eventually(async () => expect(await answers(url)).toBe(true))
  expect(reasons).toHaveLength(1)
  await stop()
})

test("F31 a page that was changed on the disk is an error, and never read as something else", async () => {
  const dataDir = newDataDir()
  const first = await startEmbeddedDatabase(dataDir)
  const client = new pg.Client({ connectionString: first.url })
  await client.connect()
  await client.query("create table facts as select 'Camille' as name from generate_series(1, 500)")
  const { rows } = await client.query("select pg_relation_filepath('facts') as path")
  await client.end()
  await first.stop()
  const file = openSync(join(dataDir, "postgres/cluster", rows[0].path), "r+")
  const page = Buffer.alloc(8192)
  readSync(file, page, 0, page.length, 0)
  const name = page.lastIndexOf("Camille")
  writeSync(file, Buffer.from("Bertrand".slice(0, 7)), 0, 7, name)
  closeSync(file)

  const second = await startEmbeddedDatabase(dataDir)
  const reader = new pg.Client({ connectionString: second.url })
  await reader.connect()
  await expect(reader.query("select name from facts")).rejects.toThrow(/invalid page/)
  await reader.end()
  await second.stop()
})

test.runIf(process.getuid?.() === 0)(
  "a copy without the owners of its files is told what to do",
  async () => {
    const dataDir = newDataDir()
    await (await startEmbeddedDatabase(dataDir)).stop()
    chownSync(join(dataDir, "postgres/cluster"), 0, 0)
    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(/cp -a.*chown -R/)
  },
)

test("a data folder whose path is too long for a socket, or holds odd characters, will do", async () => {
  const dataDir = join(newDataDir(), "Données d’été & co", "x".repeat(90))
  const { url, stop } = await startEmbeddedDatabase(dataDir)
  expect(await answers(url)).toBe(true)
  await stop()
})

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query("select")
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** The server with its children. */

/** The supervising shell and its guard; the server itself is started by the same words. */
function supervisorsOf(dataDir: string): number[] {
  const parentOf = (pid: number) =>
    Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])
  const supervisor = parentOf(postmasterOf(dataDir))
  expect(commandOf(supervisor)).toContain("supervisor.sh")
  return familyOf(supervisor).filter((pid) => pid !== postmasterOf(dataDir))
}
