import type { Problem } from "#contract/problem"
import type { Language } from "#contract/values"
import { loggedPath } from "../../config/logged-path"
import type { Call } from "./env"
import { codeOf } from "./error-code"
import { message, waitingMessage } from "./messages"
import { HttpProblem } from "./problem"

/** The answer to whatever was thrown. The unexpected is logged once, and says nothing of itself. */
export function answerProblem(error: Error, c: Call): Response {
  const refusal = error instanceof HttpProblem ? error : unexpected(error, c)
  const { language } = c.var
  const problem: Problem = {
    type: `https://plume.example/problems/${refusal.code}`,
    title: titleOf(refusal, language),
    status: refusal.status,
    code: refusal.code,
    instance: `urn:uuid:${c.var.requestId}`,
    ...(refusal.more.errors && {
      errors: refusal.more.errors.map(({ path, code }) => ({
        path,
        code,
        message: message(language, code),
      })),
    }),
    ...(refusal.more.current !== undefined && { current: refusal.more.current }),
    ...(refusal.more.suspension && { suspension: refusal.more.suspension }),
  }
  return c.body(JSON.stringify(problem), refusal.status, {
    "Content-Type": "application/problem+json",
    ...refusal.more.headers,
  })
}

function titleOf({ status, code, more }: HttpProblem, language: Language): string {
  const wait = Number(more.headers?.["Retry-After"])
  return status === 429 && wait > 0 ? waitingMessage(language, code, wait) : message(language, code)
}

function unexpected(error: Error, c: Call): HttpProblem {
  const { status } = error as { status?: unknown }
  const code = codeOf(error)
  if (status === 400) return new HttpProblem(400, "malformed")
  if (status === 415) return new HttpProblem(415, "mediaType")
  // PostgreSQL keeps what another record refers to (foreign key, restrict).
  if (code === "23503" || code === "23001") return new HttpProblem(409, "referenced")
  // Of two acts at once, or of one that is taken back, the other came first (unique).
  if (code === "23505") return new HttpProblem(409, "alreadyThere")
  // Days that another record holds already (exclusion): a period of a contract that was billed meanwhile.
  if (code === "23P01") return new HttpProblem(409, "periodBilled")
  c.var.parts.log.error(
    { err: error, requestId: c.var.requestId, path: loggedPath(c.req.path) },
    "call failed",
  )
  if (code !== undefined && unreadable.test(code)) return new HttpProblem(400, "malformed")
  return isAway(error, code)
    ? new HttpProblem(503, "unavailable", { headers: { "Retry-After": "5" } })
    : new HttpProblem(500, "unexpected")
}

/** Text, day, number or id that PostgreSQL cannot read: what a schema should have refused. */
const unreadable = /^(22003|22007|22008|22021|22P02|22P05)$/
/**
 * What passes by itself. PostgreSQL: no connection (class 08), no room (53), stopped, starting or too
 * slow (57P, 57014), waiting for another (55P03, 40001, 40P01), a disk that fails (58030). The system: the same of
 * sockets and disks.
 */
const passing =
  /^(08...|53...|57P..|57014|58030|55P03|40001|40P01|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS)$/
/** The driver gives no code to these. */
const connectionLost =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/

/** What PostgreSQL does not survive, whatever its code: a disk that became read-only reads as missing rights (42501). */
const isFatal = (error: Error): boolean =>
  ("severity" in error && (error.severity === "PANIC" || error.severity === "FATAL")) ||
  (error.cause instanceof Error && isFatal(error.cause))

function isAway(error: Error, code: string | undefined): boolean {
  if (isFatal(error)) return true
  if (code !== undefined) return passing.test(code)
  if (connectionLost.test(error.message)) return true
  return error.cause instanceof Error && isAway(error.cause, undefined)
}
