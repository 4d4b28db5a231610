import { isRouteErrorResponse } from "@remix-run/react"

/** What an error page tells of the error: nothing of its own words. */
export function kindOfError(error: unknown): "missing" | "forbidden" | "tooMany" | "failed" {
  if (!isRouteErrorResponse(error)) return "failed"
  if (error.status === 404) return "missing"
  if (error.status === 429) return "tooMany"
  return error.status === 403 ? "forbidden" : "failed"
}

/** In how long there is more of what was used up ("12 min"); undefined where it is not said. */
export function waitOf(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (data as { wait?: string } | null | undefined)?.wait
}
