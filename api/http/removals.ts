import { sql } from "drizzle-orm"
import type pg from "pg"
import type { UndoneTable } from "#contract/areas"
import type { Database } from "../../database/client"
import { sweep } from "../../database/sweep"
import { codeOf } from "./error-code"
import { HttpProblem } from "./problem"

/** What a record must refer to is not there: by its key, or because nothing stands in its place (not null). */
const gone = /^2350[23]$/

/**
 * Brings back a record that was removed less than thirty days ago, as it was, with what was
 * removed in the same call (`bring_back`, migration 2026-11-22-removals-for-thirty-days; what is kept of a
 * removal stands in 0027). Nothing happens where there is nothing to bring back, so
 * that asking twice does no harm. Refused (409) where what it hung from has gone since.
 */
export async function restoreRemoved(
  db: Database,
  kind: UndoneTable | "notes",
  id: string,
): Promise<void> {
  try {
    await db.execute(sql`select bring_back(${kind}, ${id}::uuid)`)
  } catch (error) {
    if (gone.test(codeOf(error) ?? "")) throw new HttpProblem(409, "restoredFromNothing")
    throw error
  }
}

/** Forgets what is past bringing back. */
export async function sweepRemovals(pool: pg.Pool): Promise<void> {
  const past = "delete from removals where removed_at < now() - interval '30 days'"
  await sweep(pool, "removals", past)
}
