import { createMiddleware } from "hono/factory"
import type { Env } from "./env"
import { HttpProblem } from "./problem"

/**
 * Where the log cannot be copied and would fill the disk, nothing more is taken in; what is
 * there can be read.
 */
export const refuseWithoutRoom = createMiddleware<Env>(async (c, next) => {
  const isReading = ["GET", "HEAD", "OPTIONS"].includes(c.req.method)
  if (!isReading && !(await c.var.parts.copies.mayWrite(new Date())))
    throw new HttpProblem(507, "noRoom", { headers: { "Retry-After": "60" } })
  await next()
})
