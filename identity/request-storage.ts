import type { IncomingMessage, ServerResponse } from "node:http"
import storage from "oidc-provider/lib/helpers/als.js"

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

let underWay = 0

/**
 * Has oidc-provider keep its request at hand only while it has one. From the first sign-in on, Node 20
 * would otherwise follow every promise of the process for it: a twentieth of what a page costs.
 */
export function clearBetweenRequests(protocol: Handler): Handler {
  return async (request, response) => {
    underWay += 1
    try {
      await protocol(request, response)
    } finally {
      underWay -= 1
      if (underWay === 0) storage.disable()
    }
  }
}
