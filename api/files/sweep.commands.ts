import type pg from "pg"
import { sweep } from "../../database/sweep"
import type { FileStore } from "../ports/file-store"

/**
 * Removes the uploads that no record came to refer to, bytes before rows, so that nothing is left
 * behind when it is interrupted. Those that expired within the hour wait, lest one be kept meanwhile.
 * Tells how many went.
 */
export async function sweepFiles(pool: pg.Pool, store: FileStore): Promise<number> {
  let swept = 0
  for (;;) {
    const expired = "select id from files where expires_at < now() - interval '1 hour' limit 100"
    const ids = (await sweep<{ id: string }>(pool, "files", expired)).map(({ id }) => id)
    if (ids.length === 0) return swept
    for (const id of ids) await store.remove(id)
    await sweep(pool, "files", "delete from files where id = any($1::uuid[])", [ids])
    swept += ids.length
  }
}
