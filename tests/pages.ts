import type { AppLoadContext, ServerBuild } from "@remix-run/node"
import { onTestFinished } from "vitest"
import { provide } from "../config/environment"
import { pagesOf } from "../server/web-tier"
import { screenRoutes } from "./screen-routes"

// What the build writes into the pages' code.
Object.assign(globalThis, { __BUILD_DATE_TIME__: 0, __TEXTS_OF_SCREENS__: {} })

const modules = import.meta.glob("../app/**/*.{ts,tsx}")

/** The web tier in process, as its source stands: what answers a request, given the API that it asks. */
export async function openPages(databaseUrl: string) {
  provide({ DATABASE_URL: databaseUrl, SESSION_SECRET: "a secret of the tests" })
  const { webDatabase } = await import("../app/services/database.server")
  const { openSession } = await import("../app/services/session/session.server")
  const { environment } = await import("../config/environment")
  onTestFinished(() => webDatabase().end())
  const handler = pagesOf(await buildOf())
  const { origin } = environment()
  return {
    /** A session of someone whose calls bear this token; its cookie. */
    async signIn(person: string, accessToken: string): Promise<string> {
      const inAnHour = new Date(Date.now() + 3_600_000)
      const tokens = {
        ...{ accessToken, refreshToken: null, idToken: "id" },
        ...{ expiresAt: inAnHour, refreshDueAt: null },
      }
      return (await openSession(person, tokens, null)).split(";")[0] ?? ""
    },
    /** A request as a browser of ours without scripts sends it. */
    ask(
      path: string,
      cookie: string,
      api: AppLoadContext["api"],
      body?: URLSearchParams | FormData,
    ) {
      const { host } = new URL(origin)
      const headers = { cookie, origin, host, accept: "text/html", "accept-language": "fr" }
      const method = body ? "POST" : "GET"
      return handler(new Request(origin + path, { method, headers, body }), { api })
    },
  }
}

async function buildOf(): Promise<ServerBuild> {
  const routes: ServerBuild["routes"] = {}
  for (const { id, parentId, path, index, file } of screenRoutes) {
    const module = await load(file)
    routes[id] = {
      id,
      parentId,
      path,
      index,
      module: module as ServerBuild["routes"][string]["module"],
    }
  }
  const described = Object.entries(routes).map(([id, { module, parentId, path, index }]) => {
    const { action, loader, ErrorBoundary } = module
    const has = { hasAction: !!action, hasLoader: !!loader, hasErrorBoundary: !!ErrorBoundary }
    const none = { hasClientAction: false, hasClientLoader: false, module: "", imports: [] }
    return [id, { id, parentId, path, index, ...has, ...none }]
  })
  return {
    entry: { module: (await load("entry.server.tsx")) as ServerBuild["entry"]["module"] },
    routes,
    assets: {
      ...{ version: "test", url: "", entry: { module: "", imports: [] } },
      routes: Object.fromEntries(described),
    },
    ...{ publicPath: "/", assetsBuildDirectory: "build/client", isSpaMode: false, mode: "test" },
    future: {
      ...{ v3_fetcherPersist: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true },
      ...{ v3_routeConfig: false, v3_singleFetch: true, v3_throwAbortReason: true },
    },
  }
}

function load(file: string): Promise<unknown> {
  const module = modules[`../app/${file}`]
  if (!module) throw new Error(`no ${file} in app/`)
  return module()
}
