import { createInterface } from "node:readline"
import pg from "pg"
import { startEmbeddedDatabase } from "../../database/embedded"

/**
 * A process that owns a database, for tests that kill it. Prints its address; then, for each line on
 * standard input, writes that many rows one by one and prints each once PostgreSQL acknowledged it.
 */
const { url } = await startEmbeddedDatabase(process.argv[2] ?? "")
const client = new pg.Client({ connectionString: url })
client.on("error", () => {})
await client.connect()
await client.query("create table if not exists written (row int primary key)")
console.log(url)
for await (const line of createInterface(process.stdin)) {
  for (let row = 0; row < Number(line); row += 1) {
    await client.query("insert into written values ($1)", [row])
    console.log(row)
  }
}
