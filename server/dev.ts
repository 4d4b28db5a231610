import type { ServerBuild } from "@remix-run/node"
import { createServer } from "vite"
import { run } from "./main"
import { pagesOf, type WebTier } from "./web-tier"

/** The web tier from its sources: screens reload as they are written. Run under `tsx watch`. */
async function openWebTier(): Promise<WebTier> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" })
  return {
    middleware: vite.middlewares,
    asset: async () => undefined,
    async page(request, context) {
      const build = await vite.ssrLoadModule("virtual:remix/server-build")
      return pagesOf(build as ServerBuild)(request, context)
    },
    close: () => vite.close(),
  }
}

await run({ loadWebTier: async () => ({ openWebTier }) })
