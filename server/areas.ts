import type { ServerBuild } from "@remix-run/node"

type Route = ServerBuild["routes"][string]

/**
 * Remix matches a URL against every route, several times a request (design §6, 23: four times the work
 * with 300 routes). So each area gets a build of its own, with only the routes that its URLs can match:
 * those of `/admin/bills` are the shell's, the area's, and the ones that match anything.
 */
export interface Areas {
  /** What the path's build is kept under; undefined where only the whole build will do. */
  keyOf(path: string): string | undefined
  buildOf(key: string): ServerBuild
}

export function divide(build: ServerBuild): Areas {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const urls = new Map(routes.map((route) => [route.id, urlOf(route, build.routes)]))
  const mounts = new Set(
    routes
      .filter((route) => routes.some(({ parentId }) => parentId === route.id))
      .map((route) => urls.get(route.id)?.[0])
      .filter(isFixed),
  )
  const keyOfUrl = (segments: string[]) =>
    mounts.has(segments[0] ?? "") ? segments.slice(0, 2).join("/") : (segments[0] ?? "")
  const keys = new Set([...urls.values()].map(keyOfUrl))

  return {
    keyOf(path) {
      const key = keyOfUrl(segmentsOf(path))
      return keys.has(key) ? key : undefined
    },
    buildOf(key) {
      const asked = key.split("/").filter(Boolean)
      const kept = routes.filter((route) => canMatch(urls.get(route.id) ?? [], asked))
      return only(build, withAncestors(kept, build.routes))
    },
  }
}

/** Whether a route's URL can be one below the area's, segment by segment. */
function canMatch(url: string[], asked: string[]): boolean {
  if (asked.length === 0) return url.length === 0 || !isFixed(url[0])
  return url
    .slice(0, asked.length)
    .every((segment, index) => !isFixed(segment) || segment === asked[index])
}

function withAncestors(kept: Route[], all: ServerBuild["routes"]): Set<string> {
  const ids = new Set<string>()
  for (const route of kept)
    for (let each: Route | undefined = route; each; each = parentOf(each, all)) ids.add(each.id)
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

function urlOf(route: Route, all: ServerBuild["routes"]): string[] {
  const parent = parentOf(route, all)
  const own = route.path?.split("/").filter(Boolean) ?? []
  return parent ? [...urlOf(parent, all), ...own] : own
}

function parentOf(route: Route, all: ServerBuild["routes"]): Route | undefined {
  return route.parentId ? all[route.parentId] : undefined
}

/** `:id`, an optional `(fr)?` and `*` match more than themselves. */
function isFixed(segment: string | undefined): segment is string {
  return segment !== undefined && !segment.startsWith(":") && !/[*?]/.test(segment)
}

/** A page's data is asked for at its own address with `.data` after it. */
function segmentsOf(path: string): string[] {
  const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/")
  return page.split("/").filter(Boolean)
}
