import type { z } from "zod"
import { type FieldError, HttpProblem } from "./problem"

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

/** What is wrong with a value, by the paths of its fields. */
export const errorsOf = (error: z.core.$ZodError): FieldError[] => fieldErrors(error.issues)

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
