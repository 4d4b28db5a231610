import { spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type pg from "pg"
import { openPool } from "../database/client"
import { startEmbeddedDatabase } from "../database/embedded"
import type { Call } from "./areas/area"
import { addPeople, clock, type JobBench, jobs } from "./jobs"
import { signUp, tokenOf } from "./person"
import { type BenchServer, startServer } from "./server"

/**
 * `npm run bench:jobs -- [SHARE]`: what falls due for thousands at once, done by two processes from their start on; each
 * once, within its time. A share of 0.1 does a tenth of it, in a tenth of the time.
 */
const share = Number(process.argv[2] ?? 1)
const ports = ["3999", "3998"]

const build = spawnSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" })
if (build.status !== 0) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), "plume-jobs-"))
chmodSync(folder, 0o711)
const database = await startEmbeddedDatabase(join(folder, "database"))
const pool = openPool(database.url, "owner", 1, 10 * 60_000)
let isFailed = false
try {
  const start = (port: string, variables = {}) =>
    startServer({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, "data"),
      PORT: port,
      ...variables,
    })
  const both = () =>
    Promise.all(
      ports.map((port) => start(port, { CLOCK: clock, ORIGIN: `http://localhost:${ports[0]}` })),
    )
  const first = await start(ports[0] ?? "")
  const call = await openSeller(first)
  const plan = await call("POST", "/Plans", {
    ...{ code: "whole", nameFr: "Tout", nameEn: "All", period: "monthly", place: 1 },
    ...{ priceHT: 1200, offered: true },
  })
  await first.stop()
  const client = await pool.connect()
  await client.query("set statement_timeout = 0")
  await addPeople(client, Math.max(...jobs.map(({ size }) => size)) * share)
  for (const job of jobs) {
    await client.query("set session_replication_role = replica")
    await job.fill(client, job.size * share, String(plan.id))
    await client.query("set session_replication_role = origin")
    await client.query("vacuum (analyze)")
    await timed(job, client, both)
  }
  client.release()
} finally {
  await pool.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isFailed ? 1 : 0)

async function timed(
  job: JobBench,
  client: pg.PoolClient,
  both: () => Promise<BenchServer[]>,
): Promise<void> {
  const [wanted, most] = [job.size * share, job.bound * share]
  const servers = await both()
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  let state = { done: 0, twice: 0 }
  while (state.done < wanted && seconds() < 3 * most + 90) {
    await setTimeout(250)
    const { rows } = await client.query<typeof state>(job.done)
    state = rows[0] ?? state
  }
  const took = seconds()
  await Promise.all(servers.map((server) => server.stop()))
  const isWithin = state.done === wanted && state.twice === 0 && took <= most
  isFailed ||= !isWithin
  console.log(
    `${job.name.padEnd(30)} ${state.done} of ${wanted}, ${state.twice} twice, in ${took.toFixed(1)} s (${isWithin ? "within" : "OVER"} ${most})`,
  )
}

/** Whoever bills the subscriptions: the first who signed up, with a profile that lacks nothing. */
async function openSeller({ origin }: BenchServer): Promise<Call> {
  const person = await signUp(origin, "seller")
  const token = tokenOf(origin, person)
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} ${await answer.text()}`)
    return (answer.status === 204 ? {} : await answer.json()) as Record<string, unknown>
  }
  const save = async (part: string, values: object) => {
    const { version } = await call("GET", "/Profile")
    await call("PUT", `/Profile/${part}`, { ...values, version })
  }
  await save("personal", { firstName: "Anne", lastName: "Vendeuse", email: person.email })
  await save("professional", { legalStatus: "entrepreneur", siren: "732829320" })
  await save("address", { streetAddress: "3 rue Mercière", postalCode: "69002", city: "Lyon" })
  await save("bank", { iban: "FR1420041010050500013M02606" })
  await save("vat", { vatRegime: "normal", vatNumber: "FR44732829320" })
  await call("PUT", "/Plans/seller")
  return call
}
