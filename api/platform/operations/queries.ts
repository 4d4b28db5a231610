import { desc, getTableColumns, sql } from "drizzle-orm"
import type pg from "pg"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { restorations } from "./schema"

const { id: _, ...told } = getTableColumns(restorations)

/** The last restore of the installation; it is nobody's own. */
export async function findRestoration(db: Database, _nobody: Owner) {
  const [last] = await db.select(told).from(restorations).orderBy(desc(restorations.at)).limit(1)
  return last
}

/** Sends the messages that wait since a restore, or throws them away. */
export async function releaseMails(
  db: Database,
  _nobody: Owner,
  { send, now }: { send: boolean; now: Date },
): Promise<void> {
  await db.execute(sql`select release_mails(${send}, ${now.toISOString()}::timestamptz)`)
}

/** Whether messages wait for a word since a restore. */
export async function mailsWait(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query("select from restorations where mails_released_at is null")
  return rows.length > 0
}
