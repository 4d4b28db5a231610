import { mkdtempSync, chmodSync, readFileSync, writeFileSync } from "node:fs"
import { startEmbeddedDatabase } from "../database/embedded"
import { openPool } from "../database/client"
import { startServer } from "../bench/server"
import { signUp, tokenOf } from "../bench/person"
import { areas } from "../bench/areas"
import { fillBills } from "../bench/world"
const [name = "offers", size = "10000", ...paths] = process.argv.slice(2)
const folder = mkdtempSync("/tmp/prof-"); chmodSync(folder, 0o711)
const db = await startEmbeddedDatabase(folder + "/database", { fsync: false } as never)
const server = await startServer({ DATABASE_URL: db.url, DATA_DIR: folder + "/data" })
const pool = openPool(db.url, "owner", 1)
const person = await signUp(server.origin, "reader")
await fillBills(pool, person.owner, 50)
const c = await pool.connect()
await c.query("set statement_timeout = 0"); await c.query("select set_config('app.owner', $1, false)", [person.owner])
const token = tokenOf(server.origin, person)
const call = async (method: string, path: string, body?: object) => (await fetch(`${server.origin}/api${path}`, { method, headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" }, ...(body && { body: JSON.stringify(body) }) })).json()
const made = await areas[name]!.fill(c as never, person.owner, Number(size), call as never)
await c.query("analyze")
const asks = paths.length ? paths.map((path) => ({ name: path, path, api: path.startsWith("/api"), body: undefined })) : areas[name]!.asks(made, Number(size))
const ask = async (a: any) => { const t = performance.now(); const r = await fetch(server.origin + a.path, { method: a.body ? "POST" : "GET", headers: { Accept: "text/html", ...(a.api ? { Authorization: `Bearer ${token}`, "Content-Type": "application/json" } : { Cookie: person.cookie }) }, ...(a.body && { body: JSON.stringify(a.body) }) }); const text = await r.text(); return [r.status, text.length, performance.now() - t] }
for (const a of asks) for (let i = 0; i < 15; i++) await ask(a)
const log = folder + "/database/postgres/postgresql.log"
await c.query("alter system set log_min_duration_statement = 0"); await c.query("select pg_reload_conf()")
await new Promise((r) => setTimeout(r, 500))
for (const a of asks) {
  const from = readFileSync(log, "utf8").length
  const got = await ask(a)
  await new Promise((r) => setTimeout(r, 200))
  const lines = readFileSync(log, "utf8").slice(from).split(/\n(?=\d{4}-|LOG)/)
  const took = lines.map((l) => ({ ms: Number(/duration: ([\d.]+) ms/.exec(l)?.[1] ?? 0), l: l.replace(/\s+/g, " ") }))
  console.log("##", a.name, a.path, got.map((x) => Math.round(Number(x))).join(" "), "statements", took.length, "sum", took.reduce((s, x) => s + x.ms, 0).toFixed(1))
  for (const { ms, l } of took.sort((x, y) => y.ms - x.ms).slice(0, 4)) console.log("   ", ms, l.slice(0, 900))
}
c.release(); await pool.end(); await server.stop(); await db.stop()
