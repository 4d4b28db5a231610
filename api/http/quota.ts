import { createMiddleware } from "hono/factory"
import type { Env } from "./env"
import { type QuotaOfSpan, takeQuota } from "./take-quota"

/** A call that takes one of what a person has for a span of time; 429 with when there is more. */
export const quota = (kind: QuotaOfSpan) =>
  createMiddleware<Env>(async (c, next) => {
    const { parts, person, now } = c.var
    await takeQuota({ parts, person, now }, kind)
    await next()
  })
