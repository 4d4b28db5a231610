/** The admin screens are mounted twice, under the same modules (specification §2). */
export type Mount = "/admin" | "/ap"

/** The mount that a path lies under; the first one for a path outside of both. */
export function mountOf(path: string): Mount {
  return /^\/ap(?=\/|\.data$|$)/.test(path) ? "/ap" : "/admin"
}
