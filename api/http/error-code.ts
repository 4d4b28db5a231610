/** The code of what went wrong, below the query that Drizzle wraps around it. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === "string" ? code : codeOf(error.cause)
}
