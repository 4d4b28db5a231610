import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openPool } from "../database/client"
import { startEmbeddedDatabase } from "../database/embedded"
import { fillDirectory, searches } from "./directory"
import { load } from "./load"
import { cpuTime, postmasterOf } from "./processes"
import { startServer } from "./server"

/**
 * `npm run bench:directory`: each search of the directory by itself, among 100,000 people; the build must be
 * there. CPU stands beside the time, since a busy machine stretches the one and not the other.
 */
const count = 100_000
const total = 40
const folder = mkdtempSync(join(tmpdir(), "plume-bench-"))
chmodSync(folder, 0o711)
const database = await startEmbeddedDatabase(join(folder, "database"))
const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: join(folder, "data") })
try {
  const pool = openPool(database.url, "owner", 1)
  await fillDirectory(pool, count)
  await pool.end()
  const pids = [server.pid, postmasterOf(join(folder, "database/postgres/cluster"))]
  console.log(`${"".padEnd(90)}${["CPU", "p50", "p95"].map((head) => head.padStart(9)).join("")}`)
  for (const place of ["Directory", "Directory/counts"])
    for (const search of searches) {
      const path = `/api/Public/${place}?${search}`
      await load(server.port, () => ({ path }), { total: 3, concurrency: 1 })
      const before = cpuTime(pids)
      const { p50, p95, failures } = await load(server.port, () => ({ path }), {
        total,
        concurrency: 1,
      })
      if (failures > 0) throw new Error(`${path} failed`)
      const figures = [(cpuTime(pids) - before) / total, p50, p95]
      const cells = figures.map((figure) => figure.toFixed(0).padStart(9)).join("")
      console.log(`${path.slice("/api/Public/".length).padEnd(90)}${cells}`)
    }
} finally {
  await server.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
