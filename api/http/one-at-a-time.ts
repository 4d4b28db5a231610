import { createMiddleware } from "hono/factory"
import type { Env } from "./context"

/** The end of each owner's queue in this process. */
const ends = new Map<string, Promise<void>>()

/**
 * Lets an owner's calls through one after the other, before any of them opens a transaction: calls
 * that would wait for the same row lock anyway must not hold a connection each meanwhile. Between
 * processes the row lock itself does it. It stands in front of `allow`.
 */
export const oneAtATime = createMiddleware<Env>(async (c, next) => {
  const { owner } = c.var
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
