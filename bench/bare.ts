import { fork } from "node:child_process"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"

export interface BareServer {
  pid: number
  port: number
  stop(): void
}

/** A bare `node:http` server in a process of its own, which answers `bytes` bytes: what every figure is held against. */
export function startBare(bytes: number): Promise<BareServer> {
  const child = fork(fileURLToPath(import.meta.url), [String(bytes)], {
    execArgv: ["--import", "tsx"],
  })
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("message", (port) =>
      resolve({ pid: child.pid ?? 0, port: Number(port), stop: () => void child.kill() }),
    )
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const body = Buffer.alloc(Number(process.argv[2]), "<p>Plume</p>")
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Content-Length": body.length })
    response.end(body)
  })
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))
}
