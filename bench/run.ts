import { spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openPool } from "../database/client"
import { startEmbeddedDatabase } from "../database/embedded"
import { boardFigures, type FilledBoard, fillBoard, moveSlowly } from "./board"
import { openSlowly } from "./browser"
import { directoryFigures, fillDirectory } from "./directory"
import { load } from "./load"
import { type Figure, measure, settled, type Target } from "./measure"
import { coldPages } from "./pages"
import { type Person, signUp, tokenOf } from "./person"
import { memory, postmasterOf } from "./processes"
import { apiLists, billLists, deepPage, documents } from "./requests"
import { type BenchServer, startServer } from "./server"
import { type Report, table } from "./table"
import { fillBills } from "./world"

/** Everything in one run on this machine; its figures compare with each other and no others. */
const sizes = [100, 10_000, 100_000]
const firstPage = "/admin/bills?limit=50"
const folder = mkdtempSync(join(tmpdir(), "plume-bench-"))
// Under root, PostgreSQL's account must pass through; its cluster would be kept elsewhere otherwise.
chmodSync(folder, 0o711)
const build = spawnSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" })
if (build.status !== 0) process.exit(1)
const database = await startEmbeddedDatabase(join(folder, "database"))
const variables = { DATABASE_URL: database.url, DATA_DIR: join(folder, "data") }
try {
  const report = await measureAll()
  mkdirSync("bench/results", { recursive: true })
  writeFileSync("bench/results/latest.json", JSON.stringify(report, null, 2))
  console.log(`${table(report)}\n\n${JSON.stringify(report)}`)
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll(): Promise<Report> {
  const first = await startServer(variables)
  await first.stop()
  const server = await startServer(variables)
  try {
    const people = await settle(server)
    const target = targetOf(server)
    const idle = memory(target.pids)
    const figures: Figure[] = []
    const [, earliest] = people[0] ?? fail("nobody signed up")
    const headers = { Cookie: earliest.cookie, Accept: "text/html" }
    await load(target.port, () => ({ path: firstPage, headers }), {
      total: settled,
      concurrency: 8,
    })
    for (const [size, person] of people) figures.push(...(await listsOf(target, size, person)))
    figures.push(...(await documents(target, await newcomer(server))))
    const afterLoad = memory(target.pids)
    const [, reader] = people[1] ?? fail("nobody signed up")
    const pages = await coldPages(server.origin, reader.cookie)
    const [planner, filled] = await withBoard(server)
    figures.push(...(await boardFigures(target, planner, filled)))
    const address = `${server.origin}/admin/projects/${filled.projectId}/board`
    const board = await moveSlowly(address, planner.cookie)
    pages["board, 2000 tasks"] = await openSlowly(address, planner.cookie)
    figures.push(...(await directoryOf(target)))
    await server.stop()
    figures.push(await withManyRoutes(reader))
    return {
      startUp: { first: first.readyAfter, second: server.readyAfter },
      memory: { idle, afterLoad },
      figures,
      pages,
      board,
    }
  } finally {
    await server.stop()
  }
}

/** One person for each size, with so many bills. */
async function settle(server: BenchServer): Promise<[number, Person][]> {
  const pool = openPool(database.url, "owner", 1)
  const people: [number, Person][] = []
  for (const size of sizes) {
    const person = await signUp(server.origin, `bills-${size}`)
    await fillBills(pool, person.owner, size)
    people.push([size, person])
  }
  await pool.end()
  return people
}

/** A person with clients and no bills, whose series begins at one. */
async function newcomer(server: BenchServer): Promise<Person> {
  const pool = openPool(database.url, "owner", 1)
  const person = await signUp(server.origin, "newcomer")
  await fillBills(pool, person.owner, 0)
  await pool.end()
  return person
}

/** A person with a board of many tasks. */
async function withBoard(server: BenchServer): Promise<[Person, FilledBoard]> {
  const pool = openPool(database.url, "owner", 1)
  const person = await signUp(server.origin, "planner")
  const filled = await fillBoard(pool, person.owner)
  await pool.end()
  return [person, filled]
}

async function listsOf(target: Target, size: number, person: Person): Promise<Figure[]> {
  const token = tokenOf(`http://localhost:${target.port}`, person)
  const deep = await deepPage(target.port, token, Math.floor(size / 2))
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(billLists(deep)))
    figures.push(
      await measure(`${name}, ${size} bills`, target, () => ({
        path,
        headers: { Cookie: person.cookie, Accept: "text/html" },
      })),
    )
  const headers = { Authorization: `Bearer ${tokenOf(`http://localhost:${target.port}`, person)}` }
  for (const [name, path] of Object.entries(apiLists))
    figures.push(await measure(`${name}, ${size} bills`, target, () => ({ path, headers })))
  return figures
}

/** As many people as a country has who choose to be found. */
async function directoryOf(target: Target): Promise<Figure[]> {
  const pool = openPool(database.url, "owner", 1)
  await fillDirectory(pool, 100_000)
  await pool.end()
  return directoryFigures(target, 100_000)
}

async function withManyRoutes(person: Person): Promise<Figure> {
  const server = await startServer(variables, ["--import", "tsx", "bench/many-routes.ts"])
  try {
    const shot = () => ({
      path: firstPage,
      headers: { Cookie: person.cookie, Accept: "text/html" },
    })
    const name = "bills page, 1000 routes, 10000 bills"
    return await measure(name, targetOf(server), shot, { warmUp: settled })
  } finally {
    await server.stop()
  }
}

function targetOf({ port, pid }: BenchServer): Target {
  return { port, pids: [pid, postmasterOf(join(folder, "database/postgres/cluster"))] }
}

function fail(reason: string): never {
  throw new Error(reason)
}
