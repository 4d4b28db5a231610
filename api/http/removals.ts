import { sql } from "drizzle-orm"
import type pg from "pg"
import type { UndoneTable } from "#contract/areas"
import type { Database } from "../../database/client"
import { sweep } from "../../database/sweep"

/**
 * Brings back a record that was removed less than a quarter of an hour ago, as it was, with what was
 * removed in the same call (`bring_back`, migration 2026-11-22-procedures-of-areas; what is kept of a removal
 * stands in 0027). Nothing happens where there is nothing to bring back, so
 * that asking twice does no harm.
 */
export async function restoreRemoved(db: Database, kind: UndoneTable, id: string): Promise<void> {
  await db.execute(sql`select bring_back(${kind}, ${id}::uuid)`)
}

/** Forgets what is past bringing back. */
export async function sweepRemovals(pool: pg.Pool): Promise<void> {
  const past = "delete from removals where removed_at < now() - interval '15 minutes'"
  await sweep(pool, "removals", past)
}
