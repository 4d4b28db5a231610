import type { ServerBuild } from "@remix-run/node"

type Route = ServerBuild["routes"][string]

/**
 * Remix matches a URL against every route, several times a request (four times the work
 * with 300 routes). So each screen gets a build of its own, with only the routes that its URLs can match:
 * the screen's, those of the URLs above it, and the ones that match anything.
 */
export interface Areas {
  /** What the path's build is kept under; undefined where only the whole build will do. */
  keyOf(path: string): string | undefined
  buildOf(key: string): ServerBuild
}

/** The routes whose URL ends here, and the segments that may follow. */
interface RouteNode {
  ids: string[]
  /** Those that match whatever follows: `*`. */
  below: string[]
  fixed: Map<string, RouteNode>
  /** Below a segment that may be anything: `:id`. */
  any?: RouteNode
}

const newNode = (): RouteNode => ({ ids: [], below: [], fixed: new Map() })

export function divide(build: ServerBuild): Areas {
  const start = newNode()
  const everywhere: string[] = []
  for (const route of Object.values(build.routes)) {
    if (!route) continue
    const url = urlOf(route, build.routes)
    if (url.some((segment) => segment.endsWith("?"))) everywhere.push(route.id)
    else if (url.at(-1) === "*") nodeOf(start, url.slice(0, -1)).below.push(route.id)
    else nodeOf(start, url).ids.push(route.id)
  }

  return {
    keyOf(path) {
      // An escaped segment is another one to who reads it: Remix does.
      if (path.includes("%") || path === manifest) return undefined
      const found: RouteMatch = { ids: [], below: [] }
      // Where no screen is, only what matches anything can answer.
      if (!collect(start, segmentsOf(path), found)) found.ids = []
      return [...found.ids, ...found.below].join(separator)
    },
    buildOf(key) {
      const kept = [...key.split(separator), ...everywhere]
      return only(build, withAncestors(kept, build.routes))
    },
  }
}

const separator = " "
/** Where the router in the browser asks about other screens. */
const manifest = "/__manifest"

/** The place of a URL, made where there is none. */
function nodeOf(start: RouteNode, url: string[]): RouteNode {
  let node = start
  for (const segment of url) {
    const isAny = segment.startsWith(":")
    const name = segment.toLowerCase()
    const next = (isAny ? node.any : node.fixed.get(name)) ?? newNode()
    if (isAny) node.any = next
    else node.fixed.set(name, next)
    node = next
  }
  return node
}

type RouteMatch = Pick<RouteNode, "ids" | "below">

/** Gathers the routes of the URL and of those above it; tells whether there is one of the URL itself. */
function collect(node: RouteNode, [segment, ...rest]: string[], found: RouteMatch): boolean {
  found.ids.push(...node.ids)
  found.below.push(...node.below)
  if (segment === undefined) return node.ids.length > 0
  // As Remix does, whatever the case.
  const fixed = node.fixed.get(segment.toLowerCase())
  const isFixed = fixed !== undefined && collect(fixed, rest, found)
  const isAny = node.any !== undefined && collect(node.any, rest, found)
  return isFixed || isAny
}

function withAncestors(kept: string[], all: ServerBuild["routes"]): Set<string> {
  const ids = new Set<string>()
  for (const id of kept) for (let each = all[id]; each; each = parentOf(each, all)) ids.add(each.id)
  return ids
}

function only(build: ServerBuild, ids: Set<string>): ServerBuild {
  const among = <Value>(routes: Record<string, Value>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: among(build.routes),
    assets: { ...build.assets, routes: among(build.assets.routes) },
  }
}

function urlOf(route: NonNullable<Route>, all: ServerBuild["routes"]): string[] {
  const parent = parentOf(route, all)
  const own = route.path?.split("/").filter(Boolean) ?? []
  return parent ? [...urlOf(parent, all), ...own] : own
}

function parentOf(route: NonNullable<Route>, all: ServerBuild["routes"]): Route | undefined {
  return route.parentId ? all[route.parentId] : undefined
}

/** A page's data is asked for at its own address with `.data` after it. */
function segmentsOf(path: string): string[] {
  const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/")
  return page.split("/").filter(Boolean)
}
