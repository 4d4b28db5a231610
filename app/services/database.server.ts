import pg from "pg"
import { ConfigurationError, environment } from "../../config/environment"

let open: { url: string; pool: pg.Pool } | undefined

/** Connections that see the schema `web` and nothing else of the database. */
export function webDatabase(): pg.Pool {
  const url = environment().databaseUrl
  if (!url) throw new ConfigurationError("DATABASE_URL: not set")
  if (open?.url !== url) open = { url, pool: connect(url) }
  return open.pool
}

function connect(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 5_000,
    options: "-c role=plume_web -c statement_timeout=5000",
  })
  // A connection that dies, idle or in use, is replaced at the next use; unheard, it would end the process.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}
