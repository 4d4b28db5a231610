import { createServer } from "node:http"
import { collectDefaultMetrics, Histogram, Registry } from "prom-client"
import { isBelow } from "./gate"

export interface Metrics {
  observe(answer: { method: string; path: string; status: number; ms: number }): void
  stop(): void
}

/** Counts nothing; METRICS_PORT is not set. */
const none: Metrics = { observe() {}, stop() {} }

/** Prometheus text at /metrics of a port of its own, which is not meant for the public. */
export function openMetrics(port: number | undefined): Metrics {
  if (!port) return none
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the last of its answer.",
    labelNames: ["tier", "method", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end()
    response.setHeader("Content-Type", register.contentType)
    response.end(await register.metrics())
  }).listen(port)
  return {
    observe({ method, path, status, ms }) {
      // Tiers, not paths: those hold ids, and each new label is kept for ever.
      durations.observe({ tier: tierOf(path), method, status: String(status) }, ms / 1000)
    },
    stop: () => void server.close(),
  }
}

function tierOf(path: string): string {
  const tier = ["/api", "/identity", "/assets"].find((folder) => isBelow(path, folder))
  return tier?.slice(1) ?? "web"
}
