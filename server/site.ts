import { Hono } from "hono"
import type { Logger } from "pino"
import { compressed } from "./compress"
import { failurePage } from "./failure-page"
import type { Readiness } from "./health"
import type { WebTier } from "./web-tier"

interface Parts {
  /** The API of this process; none when API_URL names another. */
  api?: { fetch(request: Request): Response | Promise<Response> }
  web: WebTier
  ready(): Promise<Readiness>
  log: Logger
}

/** Everything on the port but identity: health, the API, files, and pages for the rest. */
export function createSite({ api, web, ready, log }: Parts): Hono {
  const site = new Hono()
  site.use(async (c, next) => {
    await next()
    const smaller = await compressed(c.req.raw, c.res)
    if (smaller === c.res) return
    // Taken away first: Hono would merge the headers of the two.
    c.res = undefined
    c.res = smaller
  })
  site.onError((error, c) => {
    const requestId = c.req.header("x-request-id") ?? null
    log.error({ err: error, requestId }, "unexpected error")
    return failurePage(requestId)
  })
  site.get("/healthz", (c) => c.json({ status: "alive" }, 200, { "Cache-Control": "no-store" }))
  site.get("/readyz", async (c) => {
    const { ready: isReady, checks } = await ready()
    const status = isReady ? "ready" : "not ready"
    return c.json({ status, checks }, isReady ? 200 : 503, { "Cache-Control": "no-store" })
  })
  if (api) {
    site.all("/api", (c) => api.fetch(c.req.raw))
    site.all("/api/*", (c) => api.fetch(c.req.raw))
  }
  site.all("*", async (c) => {
    const file = await web.asset(c.req.raw)
    if (file) return file
    const page = await web.page(c.req.raw, contextFor(api))
    // Where somebody is led is nobody else's either: a redirect bears no headers of pages.
    if (!page.headers.has("Cache-Control")) page.headers.set("Cache-Control", "private, no-store")
    // Remix names no charset for what it tells its own router.
    if (page.headers.get("Content-Type") === "text/x-script")
      page.headers.set("Content-Type", "text/x-script; charset=utf-8")
    return page
  })
  return site
}

/** The same answers, as small as the browser takes them. */
export function compressing(fetch: (request: Request) => Response | Promise<Response>) {
  return async (request: Request) => compressed(request, await fetch(request))
}

/** A fresh object a request: the web tier ties things to it. The API is called without a network. */
function contextFor(api: Parts["api"]) {
  if (!api) return {}
  return {
    api: async (input: string, init?: RequestInit) => api.fetch(new Request(input, init)),
  }
}
