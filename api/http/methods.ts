import { createMiddleware } from "hono/factory"
import type { Env } from "./env"
import { HttpProblem } from "./problem"

interface Route {
  method: string
  path: string
}

/** A path of the API, as its routes write it ("/api/Bills/:billId"), and what may be asked of it. */
interface Known {
  parts: string[]
  methods: Set<string>
}

/**
 * Answers 405 to a method that the path does not have, and says which it has (RFC 9110 §15.5.6). `routes` is
 * asked at the first call, when every area is mounted.
 */
export function refuseOtherMethods(routes: () => readonly Route[]) {
  let made: Known[] | undefined
  return createMiddleware<Env>(async (c, next) => {
    made ??= knownPaths(routes())
    const methods = methodsOf(made, c.req.path)
    const { method } = c.req
    if (methods && !methods.has(method === "HEAD" ? "GET" : method))
      throw new HttpProblem(405, "method", { headers: { Allow: allowed(methods) } })
    await next()
  })
}

function knownPaths(routes: readonly Route[]): Known[] {
  const known = new Map<string, Known>()
  for (const { method, path } of routes) {
    if (method === "ALL") continue
    const entry = known.get(path) ?? { parts: partsOf(path), methods: new Set() }
    known.set(path, entry)
    entry.methods.add(method)
  }
  return [...known.values()]
}

/** Those of the path that names the most itself: `/Users/all` is not someone whose id is "all". */
function methodsOf(known: readonly Known[], path: string): Set<string> | undefined {
  const parts = partsOf(path)
  const [closest] = known
    .filter((each) => each.parts.length === parts.length)
    .filter((each) => each.parts.every((part, at) => isParameter(part) || part === parts[at]))
    .toSorted((one, other) => countParameters(one) - countParameters(other))
  return closest?.methods
}

const partsOf = (path: string): string[] => path.replace(/\/+$/, "").split("/")
const isParameter = (part: string): boolean => part.startsWith(":")
const countParameters = ({ parts }: Known): number => parts.filter(isParameter).length

const allowed = (methods: ReadonlySet<string>): string =>
  [...methods, ...(methods.has("GET") ? ["HEAD"] : [])].sort().join(", ")
