import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Next } from "hono"
import type pg from "pg"
import { sweep } from "../../database/sweep"
import type { Call } from "./env"
import { HttpProblem } from "./problem"

/**
 * Runs a POST that bears an Idempotency-Key once: the key is claimed in the call's own transaction,
 * so a second call waits for the first and repeats its answer, and a call that failed leaves the key
 * free. The same key with another body is refused (422). Kept for 24 hours.
 */
export async function answerOnce(c: Call, next: Next): Promise<void> {
  const key = c.req.method === "POST" ? c.req.header("idempotency-key") : undefined
  if (!key) return next()
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw new HttpProblem(422, "idempotencyKey")
  const request = createHash("sha256")
    .update(`${c.req.path}\n${await c.req.text()}`)
    .digest("hex")
  const earlier = await claim(c, key, request)
  if (!earlier) {
    await next()
    if (!c.error && c.res.status < 400) await keep(c, key)
    return
  }
  if (earlier.request !== request) throw new HttpProblem(422, "idempotencyReuse")
  c.res = c.json(earlier.answer as object, earlier.status as 200, { "Idempotent-Replay": "true" })
}

interface EarlierAnswer {
  request: string
  status: number
  answer: unknown
}

/** Claims the key, or tells what was answered under it. Waits while another call holds it. */
async function claim(c: Call, key: string, request: string): Promise<EarlierAnswer | undefined> {
  const { db } = c.var
  await db.execute(sql`delete from idempotency_keys
    where key = ${key} and created_at < ${c.var.now}::timestamptz - interval '24 hours'`)
  const claimed =
    await db.execute(sql`insert into idempotency_keys (key, operation, request_sha256, created_at)
    values (${key}, ${c.req.path}, ${request}, ${c.var.now}) on conflict do nothing returning key`)
  if (claimed.rowCount) return undefined
  const { rows } = await db.execute<{ request: string; status: number; answer: unknown }>(
    sql`select request_sha256 as request, status, answer from idempotency_keys where key = ${key}`,
  )
  // The holder failed between our insert and our look: the caller may simply try again.
  if (!rows[0]) throw new HttpProblem(409, "inFlight")
  return rows[0]
}

async function keep(c: Call, key: string): Promise<void> {
  const answer = await c.res.clone().text()
  await c.var.db.execute(sql`update idempotency_keys
    set status = ${c.res.status}, answer = ${answer || "null"}::jsonb where key = ${key}`)
}

/** Forgets the keys whose 24 hours are over, of every owner (migration 0001). */
export async function sweepKeys(pool: pg.Pool): Promise<void> {
  const old = "delete from idempotency_keys where created_at < now() - interval '24 hours'"
  await sweep(pool, "keys", old)
}
