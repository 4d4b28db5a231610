import type pg from "pg"
import { todayIn } from "#domain/day"

/** Forgets what is kept for a time only (migration 2026-11-24-60); answers the keys of files whose bytes are to go. */
export async function forgetExpired(pool: pg.Pool, now: Date): Promise<string[]> {
  await pool.query("select forget_business_trials($1)", [todayIn("Europe/Paris", now)])
  const { rows } = await pool.query<{ key: string }>("select forget_expired($1) as key", [now])
  return rows.map(({ key }) => key)
}
