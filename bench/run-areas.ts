import { spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type pg from "pg"
import { openPool } from "../database/client"
import { startEmbeddedDatabase } from "../database/embedded"
import { areas } from "./areas"
import type { AreaBench, Ask, Call } from "./areas/area"
import { type Figure, measure, type Target } from "./measure"
import { type Person, signUp, tokenOf } from "./person"
import { postmasterOf } from "./processes"
import { type BenchServer, startServer } from "./server"
import { fillBills } from "./world"

/**
 * `npm run bench:areas -- [NAMES]`: the pages of each area in one run, as multiples of the page of fifty bills, which is
 * asked for again beside each; with the bound of its issue where there is one.
 */
const chosen = process.argv.slice(2)
const names = chosen.length > 0 ? chosen : Object.keys(areas)
const bills = 10_000
const listOfBills = "/admin/bills?limit=50"
/** Areas whose size is a number of bills. */
const ofBills = ["statistics", "assistant"]

interface Row {
  name: string
  cpu: number
  times: number
  bytes: number
  p95: number
  /** How many times what it cost at the smallest size. */
  growth: number
  bound: Pick<Ask, "times" | "bytes" | "growth" | "p95">
  failures: number
}

const named = (area: string, { name }: Ask, size: number) =>
  `${area}: ${name}${size ? `, ${size.toLocaleString("en")}` : ""}`

const build = spawnSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" })
if (build.status !== 0) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), "plume-areas-"))
chmodSync(folder, 0o711)
const dataFolder = join(folder, "database")
const database = await startEmbeddedDatabase(dataFolder)
try {
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: join(folder, "data") })
  try {
    const rows = await measureAreas(server)
    mkdirSync("bench/results", { recursive: true })
    writeFileSync("bench/results/areas.json", JSON.stringify(rows, null, 2))
    console.log(rows.map(said).join("\n"))
  } finally {
    await server.stop()
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureAreas(server: BenchServer): Promise<Row[]> {
  const target = {
    port: server.port,
    pids: [server.pid, postmasterOf(join(dataFolder, "postgres/cluster"))],
  }
  const pool = openPool(database.url, "owner", 1, 10 * 60_000)
  try {
    // The first to sign up administers, and so may see every area.
    const reader = await signUp(server.origin, "reader")
    await fillBills(pool, reader.owner, bills)
    const rows: Row[] = []
    for (const name of names) {
      const area = areas[name]
      if (!area) throw new Error(`${name} is none of ${Object.keys(areas).join(", ")}`)
      const smallest = new Map<string, number>()
      for (const size of area.sizes ?? [0]) {
        const person = name === "support" ? reader : await signUp(server.origin, `${name}-${size}`)
        await fillBills(pool, person.owner, ofBills.includes(name) ? size : 50)
        const asks = await fill(pool, area, server, person, size)
        for (const ask of asks) {
          const row = await asked(target, { reader, person, ask }, named(name, ask, size))
          const least = smallest.get(ask.name) ?? row.cpu
          smallest.set(ask.name, least)
          rows.push({ ...row, growth: row.cpu / least })
        }
      }
    }
    return rows
  } finally {
    await pool.end()
  }
}

async function fill(
  pool: pg.Pool,
  area: AreaBench,
  { origin }: BenchServer,
  person: Person,
  size: number,
): Promise<Ask[]> {
  const token = tokenOf(origin, person)
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} ${await answer.text()}`)
    return answer.json() as Promise<Record<string, unknown>>
  }
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = 0")
    await client.query("select set_config('app.owner', $1, false)", [person.owner])
    const made = await area.fill(client, person.owner, size, call)
    await client.query("vacuum (analyze)")
    return area.asks(made, size)
  } finally {
    client.release()
  }
}

interface Asked {
  reader: Person
  person: Person
  ask: Ask
}

async function asked(
  target: Target,
  { reader, person, ask }: Asked,
  name: string,
): Promise<Omit<Row, "growth">> {
  const page =
    (path: string, { cookie }: Person) =>
    () => ({
      path,
      headers: { Cookie: cookie, Accept: "text/html", "Accept-Encoding": "gzip" },
    })
  const token = ask.api ? tokenOf(`http://localhost:${target.port}`, person) : ""
  const call = () => ({
    path: ask.path,
    method: ask.body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(ask.body && { body: JSON.stringify(ask.body) }),
  })
  const few = { total: 120, rounds: 3, warmUp: 60 }
  const reference = await measure("bills", target, page(listOfBills, reader), few)
  const figure: Figure = await measure(name, target, ask.api ? call : page(ask.path, person), {
    ...few,
    ...(ask.p95 && { concurrency: 1 }),
  })
  const { cpu, bytes, p95, failures } = figure
  return {
    name,
    cpu,
    times: cpu / reference.cpu,
    bytes,
    failures,
    p95,
    bound: { times: ask.times, bytes: ask.bytes, growth: ask.growth, p95: ask.p95 },
  }
}

function said({ name, cpu, times, bytes, growth, p95, failures, bound }: Row): string {
  const within = (value: number, most: number | undefined) =>
    most === undefined ? "" : value <= most ? ` (within ${most})` : ` (OVER ${most})`
  return [
    name.padEnd(46),
    `${cpu.toFixed(1)} ms`.padStart(10),
    `${times.toFixed(2)} x bills${within(times, bound.times)}`.padEnd(28),
    `${(bytes / 1000).toFixed(1)} kB${within(bytes, bound.bytes)}`,
    bound.growth ? `${growth.toFixed(2)} x the smallest${within(growth, bound.growth)}` : "",
    bound.p95 ? `p95 ${p95.toFixed(0)} ms${within(p95, bound.p95)}` : "",
    failures ? `${failures} FAILED` : "",
  ].join("  ")
}
