import { request } from "node:http"

export interface Load {
  requests: number
  failures: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  bytes: number
}

/** What to send: the same each time, or made anew for the n-th request. */
export interface Shot {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Sends `total` requests, `concurrency` at a time, over kept connections, to a server on this
 * machine. Bounded by count; latencies in ms. An answer of 400 or more is a failure.
 */
export async function load(
  port: number,
  shotOf: (at: number) => Shot,
  { total, concurrency }: { total: number; concurrency: number },
): Promise<Load> {
  const { Agent } = await import("node:http")
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const latencies: number[] = []
  let [next, failures, bytes] = [0, 0, 0]
  const start = performance.now()
  const worker = async () => {
    while (next < total) {
      const shot = shotOf(next++)
      const begun = performance.now()
      const answer = await send(port, agent, shot)
      latencies.push(performance.now() - begun)
      bytes = answer.bytes
      if (answer.status >= 400) failures++
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  agent.destroy()
  const seconds = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  const percentile = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0
  return {
    requests: total,
    failures,
    perSecond: total / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    bytes,
  }
}

/** One request, to this machine; what was answered, read to its end. */
export function send(
  port: number,
  agent: import("node:http").Agent,
  { path, method = "GET", headers, body }: Shot,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path, method, headers, agent },
      (answer) => {
        let bytes = 0
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, bytes }))
        answer.on("error", reject)
      },
    )
    outgoing.on("error", reject)
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error("no answer within 30 s")))
    outgoing.end(body)
  })
}
