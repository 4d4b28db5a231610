import { secureHeaders } from "./headers.server"

/** What a script of ours asked for: somebody's, so that no cache may keep it. Pages have these headers by themselves. */
export function privateJson(value: unknown, status = 200): Response {
  const answer = Response.json(value, { status })
  secureHeaders(answer.headers)
  return answer
}
