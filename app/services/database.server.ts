import type pg from "pg"
import { ConfigurationError, environment } from "../../config/environment"
import { openPool } from "../../database/client"

let open: { url: string; pool: pg.Pool } | undefined

/** Connections that see the schema `web` and nothing else of the database: others, once those were ended. */
export function webDatabase(): pg.Pool {
  const { databaseUrl, roleUrls } = environment()
  const url = databaseUrl ?? roleUrls.plume_web
  if (!url) throw new ConfigurationError("DATABASE_URL: not set")
  if (open?.url !== url || open.pool.ending) open = { url, pool: openPool(url, "plume_web", 5) }
  return open.pool
}
