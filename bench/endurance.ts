import { spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { Agent } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { openPool } from "../database/client"
import { startEmbeddedDatabase } from "../database/embedded"
import { type Shot, send } from "./load"
import { type Person, signUp, tokenOf } from "./person"
import { memory, postmasterOf } from "./processes"
import { startServer } from "./server"
import { fillBills } from "./world"

/**
 * `npm run bench:load -- [MINUTES]`: 40 pages a second, then 150 calls a second, so many minutes each (ten), whether or not
 * the answers keep up, among 10,000 people and 500,000 bills. The aim: p95 of 500 ms at most, no error.
 */
const minutes = Number(process.argv[2] ?? 10)
const [people, owners, signedIn, bills] = [10_000, 500, 20, 500_000]
const bound = { p95: 500, failures: 0 }

const build = spawnSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" })
if (build.status !== 0) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), "plume-endurance-"))
chmodSync(folder, 0o711)
const dataFolder = join(folder, "database")
const database = await startEmbeddedDatabase(dataFolder)
try {
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: join(folder, "data") })
  try {
    const readers: Person[] = []
    for (let at = 0; at < signedIn; at += 1)
      readers.push(await signUp(server.origin, `reader-${at}`))
    await fillWorld(readers)
    const pids = [server.pid, postmasterOf(join(dataFolder, "postgres/cluster"))]
    const pagePaths = [
      "/admin/bills",
      "/admin/bills?q=conseil",
      "/admin/dashboard",
      "/admin/companies",
    ]
    const page = (at: number): Shot => ({
      path: pagePaths[at % pagePaths.length] ?? "/",
      headers: { Cookie: reader(readers, at).cookie, Accept: "text/html" },
    })
    let failed = await keepAsking("40 pages/s", server.port, 40, page, pids)
    const callPaths = [
      "/api/Bills?limit=50",
      "/api/Bills?q=conseil",
      "/api/Clients",
      "/api/Profile",
    ]
    const tokens = new Map<string, { token: string; until: number }>()
    const call = (at: number): Shot => {
      const person = reader(readers, Math.floor(at / 600))
      const kept = tokens.get(person.email)
      const token = kept && kept.until > Date.now() ? kept.token : tokenOf(server.origin, person)
      if (token !== kept?.token) tokens.set(person.email, { token, until: Date.now() + 4 * 60_000 })
      return {
        path: callPaths[at % callPaths.length] ?? "/",
        headers: { Authorization: `Bearer ${token}` },
      }
    }
    failed = (await keepAsking("150 calls/s", server.port, 150, call, pids)) || failed
    if (failed) process.exitCode = 1
  } finally {
    await server.stop()
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

function reader(readers: Person[], at: number): Person {
  const person = readers[at % readers.length]
  if (!person) throw new Error("nobody signed up")
  return person
}

async function fillWorld(readers: Person[]): Promise<void> {
  const pool = openPool(database.url, "owner", 1)
  await pool.query(
    `insert into people (id, username, email)
     select gen_random_uuid(), 'p' || n, 'p' || n || '@exemple.fr' from generate_series(1, $1) n`,
    [people],
  )
  const { rows } = await pool.query<{ id: string }>(
    "select id from people where username like 'p%' limit $1",
    [owners - readers.length],
  )
  const all = [...readers.map(({ owner }) => owner), ...rows.map(({ id }) => id)]
  for (const owner of all) await fillBills(pool, owner, bills / owners)
  await pool.end()
}

/** Asks so often a second, one after the other by the clock; whether it was too slow or failed. */
async function keepAsking(
  name: string,
  port: number,
  perSecond: number,
  shotOf: (at: number) => Shot,
  pids: number[],
): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const total = perSecond * 60 * minutes
  const latencies: number[] = []
  let failures = 0
  const asked: Promise<void>[] = []
  const begun = performance.now()
  for (let at = 0; at < total; at += 1) {
    const early = begun + (at * 1000) / perSecond - performance.now()
    if (early > 1) await setTimeout(early)
    const since = performance.now()
    asked.push(
      send(port, agent, shotOf(at)).then(
        ({ status }) => {
          latencies.push(performance.now() - since)
          if (status >= 400) failures += 1
        },
        () => {
          failures += 1
        },
      ),
    )
  }
  await Promise.all(asked)
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const percentile = (share: number) =>
    Math.round(latencies[Math.floor((latencies.length - 1) * share)] ?? 0)
  const p95 = percentile(0.95)
  console.log(
    `${name}, ${minutes} min: ${total} asked, ${failures} failed; p50 ${percentile(0.5)} ms, p95 ${p95} ms, p99 ${percentile(0.99)} ms; ${memory(pids)} MB`,
  )
  return failures > bound.failures || p95 > bound.p95
}
