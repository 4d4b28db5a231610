import { createHash } from "node:crypto"
import { createMiddleware } from "hono/factory"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import { networkOf } from "#domain/network"
import type { Call, Env } from "./env"
import { HttpProblem } from "./problem"

/**
 * Lets `points` calls in from one network (see `networkOf`) in `seconds`, counted in the database for all
 * instances together; more are answered 429, with Retry-After, and written down. The gate (server/) says
 * who called. Whom `personOf` knows is counted alone, wherever they call from: colleagues share an address.
 */
export function rateLimit(
  name: string,
  points: number,
  seconds: number,
  personOf: (c: Call) => Promise<{ id: string } | undefined> = async () => undefined,
) {
  // A process may serve several installations, as tests do: each counts in its own database.
  const limiters = new WeakMap<object, RateLimiterPostgres>()
  return createMiddleware<Env>(async (c, next) => {
    if (c.var.parts.rateLimits) {
      const { pool } = c.var.parts
      const limiter =
        limiters.get(pool) ?? limiterOf(c, { keyPrefix: name, points, duration: seconds })
      limiters.set(pool, limiter)
      const person = await personOf(c)
      const from = person
        ? `person ${person.id}`
        : digest(networkOf(c.req.header("x-forwarded-for") ?? ""))
      await limiter.consume(from).catch(async (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) await recordRefusal(c, name)
        refuse(refusal)
      })
    }
    await next()
  })
}

function limiterOf(c: Call, options: { keyPrefix: string; points: number; duration: number }) {
  return new RateLimiterPostgres({
    storeClient: c.var.parts.pool,
    storeType: "client",
    schemaName: "public",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...options,
  })
}

/** Which limit was met, and by whom if that is known; nobody is kept waiting, or let in, by the log. */
async function recordRefusal(c: Call, limit: string): Promise<void> {
  const { parts, person, requestId } = c.var
  await parts.pool
    .query("select note_act('calls.refused', $1, $2, $3, $3, null, null, $4)", [
      person?.id ?? null,
      person?.username ?? null,
      limit,
      requestId,
    ])
    .catch((error: unknown) => parts.log.error({ err: error }, "the audit log was not written"))
}

function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  throw new HttpProblem(429, "tooOften", { headers: { "Retry-After": String(wait) } })
}

/** Addresses of machines are not kept, only their digest. */
function digest(address: string): string {
  return createHash("sha256").update(address).digest("base64url")
}
