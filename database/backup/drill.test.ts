import { randomUUID } from "node:crypto"
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { generateIdentity, identityToRecipient } from "age-encryption"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { projectFile } from "../../config/project"
import { startEmbeddedDatabase, visitEmbeddedDatabase } from "../embedded"
import { migrate } from "../migrate"
import { listBases } from "./catalog"
import { keepCopies } from "./keeper"
import type { FileStore } from "./kept-files"
import { restore } from "./restore"
import { numberOf, segmentOf } from "./segments"
import { tryRestore } from "./trial"
import { openVault } from "./vault"

const known = { migrations: readdirSync(projectFile("database", "migrations")) }

function folder(): string {
  const path = mkdtempSync(join(realpathSync(tmpdir()), "plume-copies-"))
  chmodSync(path, 0o711)
  onTestFinished(() => {
    const home = join(path, "postgres")
    if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true })
    rmSync(path, { recursive: true, force: true })
  })
  return path
}

function inMemory(): FileStore & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
  }
}

async function ask<Row extends object>(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const written = "select n, md5(words) as hash from written where n <= $1 order by n"

test("an installation that is killed while it is written to comes back elsewhere, as it was when its log was last kept", async () => {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const [dataDir, place, elsewhere] = [folder(), folder(), folder()]
  const vault = openVault(place, { recipient, identity })
  const files = inMemory()
  const database = await startEmbeddedDatabase(dataDir, { keepsLog: true })
  const { url, home } = database
  await migrate(url)
  writeFileSync(join(dataDir, "session-secret"), "a secret that cookies are signed with")
  const [person, gone, fileId, lostId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await ask(
    url,
    "insert into people (id, username, email) values ($1, 'camille', 'camille@example.org'), ($2, 'zoe', 'zoe@example.org')",
    [person, gone],
  )
  await ask(url, "create table written (n serial primary key, words text)")
  await ask(
    url,
    "insert into written (words) select repeat(md5(n::text), 50) from generate_series(1, 2000) n",
  )
  const keeper = keepCopies({ url, home, dataDir }, vault, files, database.beginsLog)
  await keeper.copyIfDue(new Date())

  // Life goes on: a file, an erasure, and rows without end.
  files.kept.set(fileId, Buffer.from("the bytes of a receipt"))
  await ask(
    url,
    "insert into files (id, owner, name, type, size, sha256, received) values ($1, $2, 'r.pdf', 'application/pdf', 22, 'x', true), ($3, $2, 'lost.pdf', 'application/pdf', 22, 'x', true)",
    [fileId, person, lostId],
  )
  await ask(
    url,
    `begin; select set_config('app.owner', '${gone}', true); select erase_person(); commit`,
  )
  let isOver = false
  let last = 0
  const writing = (async () => {
    while (!isOver) {
      const [row] = await ask<{ n: number }>(
        url,
        "insert into written (words) select repeat(md5(random()::text), 50) from generate_series(1, 20) returning n",
      ).catch(() => [])
      if (row) last = row.n
    }
  })()
  while (last === 0) await ask(url, "select pg_sleep(0.01)")
  const archived = last
  await keeper.handOver(new Date())
  const before = await ask(url, written, [archived])
  isOver = true
  const postmaster = Number(
    readFileSync(join(home, "cluster/postmaster.pid"), "utf8").split("\n")[0],
  )
  process.kill(postmaster, "SIGKILL")
  await writing
  await database.stop()

  // One byte of a head of the audit log that is not the newest.
  for (const day of ["01", "02"])
    await vault.put(`heads/202601${day}T000000.000Z`, Buffer.from('{"place":0}'))
  const older = (await vault.list("heads/")).find(({ name }) => name.includes("20260101"))
  const olderFile = join(place, older?.key ?? "")
  const olderBytes = readFileSync(olderFile)
  olderBytes[olderBytes.length - 1] = (olderBytes.at(-1) ?? 0) ^ 1
  writeFileSync(olderFile, olderBytes)

  const restoredFiles = inMemory()
  const told = await restore({
    vault,
    dataDir: elsewhere,
    files: restoredFiles,
    known,
    now: new Date(),
  })
  const restored = await visitEmbeddedDatabase(elsewhere)
  try {
    expect(await ask(restored.url, written, [archived])).toEqual(before)
    expect(before.length).toBeGreaterThan(1999)
    expect(told).toMatchObject({
      missing: [{ key: lostId, name: "lost.pdf" }],
      altered: [older?.key],
      mailsWaiting: 0,
    })
    expect(restoredFiles.kept.get(fileId)?.toString()).toBe("the bytes of a receipt")
    expect(await ask(restored.url, "select username from people where id = $1", [gone])).toEqual([
      { username: `erased-${gone.slice(0, 8)}` },
    ])
    expect(readFileSync(join(elsewhere, "session-secret"), "utf8")).toContain("cookies")
  } finally {
    await restored.stop()
  }

  const trial = { vault, beside: folder(), known, now: new Date(), examine: async () => undefined }
  expect(await tryRestore(trial)).toMatchObject({ fault: undefined })

  // Each refusal says what is the matter, and touches nothing.
  const into = folder()
  const asked = { vault, dataDir: into, files: restoredFiles, known, now: new Date() }
  await expect(restore({ ...asked, dataDir: elsewhere })).rejects.toThrow(/is not empty/)
  await expect(
    restore({ ...asked, known: { migrations: known.migrations.slice(0, -1) } }),
  ).rejects.toThrow(/newer version of Plume/)
  await expect(restore({ ...asked, at: new Date(Date.now() + 60_000) })).rejects.toThrow(
    /still to come/,
  )
  await expect(restore({ ...asked, at: new Date(0) })).rejects.toThrow(/the first copy is of/)
  await expect(restore({ ...asked, vault: openVault(place, {}) })).rejects.toThrow(
    /BACKUP_IDENTITY/,
  )
  const stranger = await generateIdentity()
  await expect(
    restore({ ...asked, vault: openVault(place, { identity: stranger }) }),
  ).rejects.toThrow(/not the one/)
  const [base] = await listBases(vault)
  if (!base) throw new Error("no copy")
  const needed = (await vault.list("log/")).find(({ name }) =>
    name.endsWith(segmentOf(1, numberOf(base.from))),
  )
  if (!needed) throw new Error("no log")
  const bytes = await vault.get(needed)
  await vault.remove(needed)
  await expect(restore(asked)).rejects.toThrow(/a piece of the log is missing/)
  await vault.put(needed.name, bytes)
  expect(readdirSync(into)).toEqual([])
})
