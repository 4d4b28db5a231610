import type { z } from "zod"
import type { Problem } from "#contract/problem"
import type { Call } from "../ports/context"
import { message } from "./messages"

interface FieldError {
  path: string
  code: string
}

/** A call that is answered with a problem (RFC 9457). The code is a locale key below `errors.`. */
export class HttpProblem extends Error {
  override name = "HttpProblem"
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503,
    readonly code: string,
    readonly more: {
      errors?: FieldError[]
      current?: unknown
      suspension?: Problem["suspension"]
      headers?: Record<string, string>
    } = {},
  ) {
    super(code)
  }
}

/** The record, or 404: another person's is not told apart from a missing one. */
export function found<Record>(record: Record | null | undefined): Record {
  if (record === null || record === undefined) throw new HttpProblem(404, "notFound")
  return record
}

/** Refuses a selection as a whole where one of its ids names nothing of the caller's (security B32). */
export function foundAll(ids: readonly string[], there: readonly string[]): void {
  if (new Set(ids.map((id) => id.toLowerCase())).size !== there.length) found(undefined)
}

/** Goes on only where `condition` holds; the state of things forbids the call otherwise (409). */
export function ensure(condition: unknown, code: string): asserts condition {
  if (!condition) throw new HttpProblem(409, code)
}

/** Refuses the body for what the schema could not know (422). */
export function invalid(errors: FieldError[]): never {
  throw new HttpProblem(422, "invalid", { errors })
}

/** Refuses a save that was based on an older version, with the record as it is now (409). */
export function stale(current: unknown): never {
  throw new HttpProblem(409, "stale", { current })
}

/** The answer to whatever was thrown. The unexpected is logged once, and says nothing of itself. */
export function answerProblem(error: Error, c: Call): Response {
  const refusal = error instanceof HttpProblem ? error : unexpected(error, c)
  const { language } = c.var
  const problem: Problem = {
    type: `https://plume.example/problems/${refusal.code}`,
    title: message(language, refusal.code),
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

/** Refuses a body that does not say it is JSON (RFC 6839 suffixes included). */
export function requireJson(contentType: string | undefined): void {
  if (!/^application\/([\w.-]+\+)?json *(;|$)/i.test(contentType ?? "")) {
    throw new HttpProblem(415, "mediaType")
  }
}

/**
 * What a schema refused: a malformed id in the path is a missing record (404), everything else is
 * 422 with the path of each field.
 */
export function refuseInvalid(
  result: { success: true } | { success: false; target: string; error: z.core.$ZodError },
): void {
  if (result.success) return
  if (result.target === "param") throw new HttpProblem(404, "notFound")
  throw new HttpProblem(422, "invalid", {
    errors: fieldErrors(result.error.issues),
  })
}

/** Of a choice of shapes the one speaks that is the nearest; of unknown members each one. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], above: PropertyKey[] = []): FieldError[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({ path: pathOf([...path, key]), code: issue.message }))
    const [nearest] =
      issue.code === "invalid_union" && issue.message === "invalid"
        ? issue.errors.toSorted((one, other) => one.length - other.length)
        : []
    if (nearest) return fieldErrors(nearest, path)
    return { path: pathOf(path), code: issue.message }
  })
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "")
}

function unexpected(error: Error, c: Call): HttpProblem {
  const { status } = error as { status?: unknown }
  const code = codeOf(error)
  if (status === 400) return new HttpProblem(400, "malformed")
  if (status === 415) return new HttpProblem(415, "mediaType")
  // PostgreSQL keeps what another record refers to (foreign key, restrict).
  if (code === "23503" || code === "23001") return new HttpProblem(409, "referenced")
  // Days that another record holds already (exclusion): a period of a contract that was billed meanwhile.
  if (code === "23P01") return new HttpProblem(409, "periodBilled")
  c.var.parts.log.error({ err: error, requestId: c.var.requestId, path: c.req.path }, "call failed")
  if (code !== undefined && unreadable.test(code)) return new HttpProblem(400, "malformed")
  return isAway(error, code)
    ? new HttpProblem(503, "unavailable", { headers: { "Retry-After": "5" } })
    : new HttpProblem(500, "unexpected")
}

/** Text, day, number or id that PostgreSQL cannot read: what a schema should have refused. */
const unreadable = /^(22003|22007|22008|22021|22P02|22P05)$/
/**
 * What passes by itself. PostgreSQL: no connection (class 08), no room (53), stopped, starting or too
 * slow (57P, 57014), waiting for another (55P03, 40001, 40P01). The system: the same of sockets and disks.
 */
const passing =
  /^(08...|53...|57P..|57014|55P03|40001|40P01|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS)$/
/** The driver gives no code to these. */
const connectionLost =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

function isAway(error: Error, code: string | undefined): boolean {
  if (code !== undefined) return passing.test(code)
  if (connectionLost.test(error.message)) return true
  return error.cause instanceof Error && isAway(error.cause, undefined)
}

/** The code of what went wrong, below the query that Drizzle wraps around it. */
function codeOf(error: Error): string | undefined {
  const { code } = error as { code?: unknown }
  if (typeof code === "string") return code
  return error.cause instanceof Error ? codeOf(error.cause) : undefined
}
