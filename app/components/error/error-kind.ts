import { isRouteErrorResponse } from "@remix-run/react"

/** What an error page tells of the error: nothing of its own words. */
export function kindOfError(error: unknown): "missing" | "forbidden" | "tooMany" | "failed" {
  if (!isRouteErrorResponse(error)) return "failed"
  if (error.status === 404) return "missing"
  if (error.status === 429) return "tooMany"
  return error.status === 403 ? "forbidden" : "failed"
}

/** In how long there is more of what was used up: a unit and how many of it; undefined where it is not said. */
export function waitOf(error: unknown): { unit: "minutes" | "hours"; count: number } | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const seconds = (data as { wait?: number } | null | undefined)?.wait
  return seconds ? waitIn(seconds) : undefined
}

export function waitIn(seconds: number): { unit: "minutes" | "hours"; count: number } {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 120
    ? { unit: "hours", count: Math.ceil(minutes / 60) }
    : { unit: "minutes", count: minutes }
}
