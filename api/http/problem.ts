import type { Problem } from "#contract/problem"

export interface FieldError {
  path: string
  code: string
}

/** A call that is answered with a problem (RFC 9457). The code is a locale key below `errors.`. */
export class HttpProblem extends Error {
  override name = "HttpProblem"
  constructor(
    readonly status:
      | 400
      | 401
      | 402
      | 403
      | 404
      | 405
      | 409
      | 413
      | 415
      | 422
      | 429
      | 500
      | 503
      | 507,
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
