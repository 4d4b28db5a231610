import { randomUUID } from "node:crypto"
import type { AppLoadContext } from "@remix-run/node"

const ids = new WeakMap<AppLoadContext, string>()

/**
 * The id that ties together the log lines of one request, in both tiers, and what its error page shows.
 * Loaders of one request run on copies of it; they share the load context.
 */
export function correlationId(args: { request: Request; context: AppLoadContext }): string {
  const given = args.request.headers.get("X-Request-Id")
  if (given && /^[\w-]{8,64}$/.test(given)) return given
  let id = ids.get(args.context)
  if (!id) {
    id = randomUUID()
    ids.set(args.context, id)
  }
  return id
}
