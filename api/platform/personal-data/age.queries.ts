import type pg from "pg"

/** Forgets what is kept for a time only (migration 2026-11-24-60); answers the keys of files whose bytes are to go. */
export async function forgetExpired(pool: pg.Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>("select forget_expired($1) as key", [now])
  return rows.map(({ key }) => key)
}
