import type { z } from "zod"
import { HttpProblem } from "./problem"

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
    errors: result.error.issues.map((issue) => ({
      path: pathOf(issue.path),
      code: issue.message,
    })),
  })
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "")
}
