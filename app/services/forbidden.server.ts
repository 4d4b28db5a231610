import { correlationId } from "./correlation.server"
import type { Args } from "./session/request-session.server"

/** What the API would say too, sooner: before a form is shown that cannot be sent. */
export function forbidden(args: Args): Response {
  return Response.json({ correlationId: correlationId(args) }, { status: 403 })
}
