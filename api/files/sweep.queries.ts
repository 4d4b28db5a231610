import type pg from "pg"
import { sweep } from "../../database/sweep"

/** Some uploads of anyone that expired. Those of the last hour wait, lest one be kept meanwhile. */
export async function listExpired(pool: pg.Pool): Promise<string[]> {
  const expired = "select id from files where expires_at < now() - interval '1 hour' limit 100"
  const rows = await sweep<{ id: string }>(pool, "files", expired)
  return rows.map(({ id }) => id)
}

export async function forgetFiles(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  await sweep(pool, "files", "delete from files where id = any($1::uuid[])", [ids])
}
