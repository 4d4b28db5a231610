import { createServer } from "vite"
import tsconfigPaths from "vite-tsconfig-paths"
import type * as sessionModule from "../app/services/session/request-session.server"
import type * as toastModule from "../app/services/toast.server"
import type * as environmentModule from "../config/environment"

/** What a process of the web tier is told to do at once: so many requests of each session. */
export interface Orders {
  environment: Parameters<typeof environmentModule.provide>[0]
  cookies: string[]
  loaders: number
}

/** What came of it: the access token that each request went on with, and the cookies that were set beside. */
export interface Outcome {
  tokens: (string | undefined)[][]
  toasts: string[]
}

/**
 * A process of the web tier's services, started by the tests of what several do together
 * (app/services/session/token-refresh.processes.test.ts).
 */
async function run({ environment, cookies, loaders }: Orders): Promise<Outcome> {
  const load = await loader()
  const { provide } = await load<typeof environmentModule>("/config/environment.ts")
  provide(environment)
  const services = "/app/services"
  const { sessionOf } = await load<typeof sessionModule>(
    `${services}/session/request-session.server.ts`,
  )
  const { redirectWithToast } = await load<typeof toastModule>(`${services}/toast.server.ts`)
  const request = (cookie: string) =>
    new Request("http://localhost/admin/products", { headers: { cookie } })
  process.send?.("ready")
  await new Promise((resolve) => process.once("message", resolve))
  const tokens = cookies.map((cookie) =>
    Promise.all(
      // Each a request of its own: those of one request look the session up once.
      Array.from({ length: loaders }, async () => {
        const session = await sessionOf({ request: request(cookie), context: {} })
        return session?.accessToken
      }),
    ),
  )
  const toasts = cookies.map(async (cookie) => {
    const args = { request: request(cookie), context: {}, params: {} }
    const answer = await redirectWithToast(args, "../products", "products.added")
    return answer.headers.getSetCookie().join("\n")
  })
  return { tokens: await Promise.all(tokens), toasts: await Promise.all(toasts) }
}

/** As the build does it: texts are a part of the modules. */
async function loader() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    plugins: [tsconfigPaths()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  return async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module
}

process.once("message", async (orders: Orders) => {
  process.send?.(await run(orders))
  process.exit(0)
})
