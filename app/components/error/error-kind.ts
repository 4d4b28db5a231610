import { isRouteErrorResponse } from "@remix-run/react"

/** What an error page tells of the error: nothing of its own words. */
export function kindOfError(error: unknown): "missing" | "forbidden" | "failed" {
  if (!isRouteErrorResponse(error)) return "failed"
  if (error.status === 404) return "missing"
  return error.status === 403 ? "forbidden" : "failed"
}
