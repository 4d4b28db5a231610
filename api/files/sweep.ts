import type pg from "pg"
import type { FileStore } from "./store"

/**
 * Removes the uploads that no record came to refer to, bytes before rows, so that nothing is left
 * behind when it is interrupted. Those that expired within the hour wait, lest one be kept meanwhile.
 * Tells how many went.
 */
export async function sweepFiles(pool: pg.Pool, store: FileStore): Promise<number> {
  let swept = 0
  for (;;) {
    const ids = await sweeping(
      pool,
      "select id from files where expires_at < now() - interval '1 hour' limit 100",
    )
    if (ids.length === 0) return swept
    for (const id of ids) await store.remove(id)
    await sweeping(pool, "delete from files where id = any($1::uuid[]) returning id", [ids])
    swept += ids.length
  }
}

/** Runs one statement that sees every owner's expired files (migration 0006), and only those. */
async function sweeping(pool: pg.Pool, statement: string, values: unknown[] = []) {
  const client = await pool.connect()
  try {
    await client.query("begin; set local app.sweep = 'files'")
    const { rows } = await client.query<{ id: string }>(statement, values)
    await client.query("commit")
    return rows.map(({ id }) => id)
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}
