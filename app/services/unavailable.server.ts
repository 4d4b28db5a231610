import { log } from "./log.server"

/**
 * Answers 503 where a part that every page needs (sessions, identity server, API) cannot be reached:
 * it passes by itself, and nothing of it is the visitor's fault. A form that was sent is kept: `keepTyped`
 * of api-call.server.ts.
 */
export function unavailable(error: unknown, requestId?: string): never {
  if (error instanceof Response) throw error
  log.error({ err: error, requestId }, "a part of the product cannot be reached")
  throw new Response(null, { status: 503, statusText: "Service Unavailable" })
}
