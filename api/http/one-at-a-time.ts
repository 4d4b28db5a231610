import { createMiddleware } from "hono/factory"
import type { Env } from "./env"

/** The end of each owner's queue, for each instance of the API. */
const queues = new WeakMap<object, Map<string, Promise<void>>>()

/**
 * Lets an owner's calls through one after the other, before any of them opens a transaction: calls
 * that would wait for the same row lock anyway must not hold a connection each meanwhile. Between
 * processes the row lock itself does it. It stands in front of `allow`.
 */
export const oneAtATime = createMiddleware<Env>(async (c, next) => {
  const { owner, parts } = c.var
  const ends = queues.get(parts) ?? new Map<string, Promise<void>>()
  queues.set(parts, ends)
  const before = ends.get(owner)
  let leave = () => {}
  const end = new Promise<void>((resolve) => {
    leave = resolve
  })
  ends.set(owner, end)
  try {
    await before
    await next()
  } finally {
    leave()
    if (ends.get(owner) === end) ends.delete(owner)
  }
})
