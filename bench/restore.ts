import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { projectFile } from "../config/project"
import { keepCopies } from "../database/backup/keeper"
import { waitingLog } from "../database/backup/log"
import { restore } from "../database/backup/restore"
import { openVault } from "../database/backup/vault"
import { startEmbeddedDatabase, visitEmbeddedDatabase } from "../database/embedded"
import { migrate } from "../database/migrate"
import { fillBills } from "./world"

/**
 * The large drill, `npm run bench:restore -- [BILLS]`: 10,000 people and 500,000 bills, killed while written to,
 * restored elsewhere; what was written before the last piece of the log was kept must be the same, to the hash.
 */
const bills = Number(process.argv[2] ?? 500_000)
const people = 10_000
const owners = 50
const folder = mkdtempSync(join(tmpdir(), "plume-drill-"))
chmodSync(folder, 0o711)
const [dataDir, place, elsewhere] = ["data", "copies", "elsewhere"].map((name) =>
  join(folder, name),
)
if (!dataDir || !place || !elsewhere) throw new Error("three folders")
// No file is named by a row of this world.
const files = { put: async () => {}, get: async () => undefined }
const vault = openVault(place)
const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10

const compared = `select format('%s %s', count(*), sum(hashtextextended(b::text, 0)::numeric)) as sum
  from bills b where created_at <= $1`

try {
  const database = await startEmbeddedDatabase(dataDir, { keepsLog: true })
  await migrate(database.url)
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on("error", () => {})
  await pool.query(
    `insert into people (id, username, email)
     select gen_random_uuid(), 'p' || n, 'p' || n || '@exemple.fr' from generate_series(1, $1) n`,
    [people],
  )
  const { rows } = await pool.query<{ id: string }>("select id from people limit $1", [owners])
  for (const { id } of rows) await fillBills(pool, id, bills / owners)
  const { url, home } = database
  const keeper = keepCopies({ url, home, dataDir }, vault, files, database.beginsLog)
  const copying = performance.now()
  await keeper.copy(new Date())
  const copied = seconds(copying)

  let isOver = false
  const writing = (async () => {
    while (!isOver)
      await pool
        .query("insert into support_messages (email, message) values ('a@exemple.fr', 'x')")
        .catch(() => {})
  })()
  const { rows: moments } = await pool.query<{ now: Date }>("select now()")
  const moment = moments[0]?.now
  const before = (await pool.query<{ sum: string }>(compared, [moment])).rows[0]?.sum
  await pool.query("select pg_switch_wal()")
  while ((await waitingLog(home)).length === 0) await pool.query("select pg_sleep(0.05)")
  await keeper.follow(new Date())
  process.kill(
    Number(readFileSync(join(home, "cluster/postmaster.pid"), "utf8").split("\n")[0]),
    "SIGKILL",
  )
  isOver = true
  await writing
  await pool.end().catch(() => {})
  await database.stop()

  const restoring = performance.now()
  const known = { migrations: readdirSync(projectFile("database", "migrations")) }
  const told = await restore({ vault, dataDir: elsewhere, files, known, now: new Date() })
  const restored = await visitEmbeddedDatabase(elsewhere)
  const rto = seconds(restoring)
  const client = new pg.Client({ connectionString: restored.url })
  await client.connect()
  const after = (await client.query<{ sum: string }>(compared, [moment])).rows[0]?.sum
  await client.end()
  await restored.stop()
  const isSame = before !== undefined && before === after
  console.log(`${people} people, ${bills} bills: copied in ${copied} s, restored in ${rto} s`)
  console.log(`restored to ${told.restoredTo?.toISOString()}; the same, to the hash: ${isSame}`)
  if (!isSame || rto > 15 * 60) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
