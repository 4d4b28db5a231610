import { getRequestListener } from "@hono/node-server"
import { type Logger, pino } from "pino"
import { read } from "../../config/environment"
import { listen } from "../../server/listen"
import { openMetrics } from "../../server/metrics"
import { createSite } from "../../server/site"
import type { WebTier } from "../../server/web-tier"

/** The server on a free port, in front of pages that the test gives. */
export async function startSite(
  page: WebTier["page"],
  port: number,
  log: Logger = pino({ level: "silent" }),
) {
  const settings = read({ PORT: String(port) })
  const site = createSite({
    web: { asset: async () => undefined, page },
    ready: async () => ({ ready: true, checks: { database: "ok", identity: "ok" } }),
    log,
  })
  const server = await listen({
    settings,
    log,
    metrics: openMetrics(undefined),
    site: getRequestListener(site.fetch),
  })
  return { origin: settings.origin, ...server }
}
