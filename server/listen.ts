import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { Server as NetServer } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import type { Environment } from "../config/environment"
import { loggedPath } from "../config/logged-path"
import {
  comesFromUs,
  isBelow,
  normalise,
  pathOf,
  protectiveHeaders,
  secure,
  siteAsked,
} from "./gate"
import type { Metrics } from "./metrics"
import { refuseSlowBody } from "./slow-bodies"

type Listener = (request: IncomingMessage, response: ServerResponse) => void

interface Parts {
  settings: Environment
  log: Logger
  metrics: Metrics
  /** Answers below /identity, unless the identity server is another program. */
  identity?: Listener
  /** Answers on the host names of published sites, where the API is in this process. */
  sites?: Listener
  /** Answers everything else. */
  site: Listener
}

export interface HttpServer {
  /**
   * Goes on answering, with `Connection: close`, until nothing has come for a moment, at most `noticeMs`: whoever
   * balances the load learns meanwhile to send no more. Then takes no more requests, and waits for those in
   * flight, at most `patienceMs`.
   */
  drain(patienceMs: number, noticeMs?: number): Promise<void>
}

/** Nobody sends any more. */
const QUIET_MS = 500
/** So long a request may wait at the door for the port to be closed. */
const DOOR_MS = 1_000
/** So long whoever is connected by then may take to send what it connected for. */
const GRACE_MS = 1_000

/** The one port: what holds for every request, then the tier that it is for. */
export async function listen({
  settings,
  log,
  metrics,
  identity,
  sites,
  site,
}: Parts): Promise<HttpServer> {
  let draining = false
  let mayCutIdle = false
  let lastAsked = 0
  let atDoor: (() => void)[] | undefined
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 10 * 60_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      const asked = siteAsked(request, settings)
      const id = normalise(request, asked ? { ...settings, origin: asked } : settings)
      secure(response, settings, id)
      if (draining) response.setHeader("Connection", "close")
      const isProbe = request.url === "/readyz" || request.url === "/healthz"
      if (!isProbe) lastAsked = performance.now()
      observe(request, response, id)
      refuseSlowBody(request, response)
      // A site reads no cookie, so that a form of anyone’s gains nothing by being sent to it.
      const handle = () => {
        if (asked && sites) sites(request, response)
        else if (asked) misdirected(response)
        else if (!comesFromUs(request, settings)) refuse(response)
        else if (identity && isBelow(pathOf(request), "/identity")) identity(request, response)
        else site(request, response)
      }
      if (atDoor && !isProbe) atDoor.push(handle)
      else handle()
    },
  )

  function observe(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const started = performance.now()
    const path = pathOf(request)
    const method = request.method ?? ""
    response.once("close", () => {
      const ms = Math.round((performance.now() - started) * 10) / 10
      const status = response.writableFinished ? response.statusCode : 499
      metrics.observe({ method, path, status, ms })
      const quiet = isBelow(path, "/assets") || path === "/healthz" || path === "/readyz"
      log[quiet ? "debug" : "info"](
        { requestId, method, path: loggedPath(path), status, ms },
        "request",
      )
      // A connection that was busy when draining began is not closed by Node when it falls idle.
      if (mayCutIdle) setImmediate(() => server.closeIdleConnections())
    })
  }

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const headers = { ...protectiveHeaders(settings), "X-Request-Id": randomUUID() }
    if (socket.writable) socket.end(unreadable(error.code, headers))
    else socket.destroy()
  })
  await listening(server, settings)
  return {
    async drain(patienceMs, noticeMs = 0) {
      draining = true
      const noticed = performance.now() + noticeMs
      while (performance.now() < Math.min(noticed, lastAsked + QUIET_MS)) await pause(50)
      // What comes meanwhile waits, so that who waits for an answer does not come anew.
      const waiting: (() => void)[] = []
      atDoor = waiting
      await nobodyConnects(server, DOOR_MS)
      // Not http's own close: to Node, a connection whose request it has not read yet is idle, and it
      // would cut it off.
      const closed = new Promise<void>((resolve) =>
        NetServer.prototype.close.call(server, () => resolve()),
      )
      atDoor = undefined
      for (const handle of waiting) handle()
      setTimeout(
        () => {
          mayCutIdle = true
          server.closeIdleConnections()
        },
        Math.min(GRACE_MS, patienceMs),
      )
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
      await closed
      clearTimeout(impatience)
    },
  }
}

/**
 * Waits for a moment in which no connection stands in the kernel's queue: to close the port resets those that do,
 * though their clients are connected and have sent. Node takes one a turn, so that a short turn without one tells it.
 */
async function nobodyConnects(server: Server, atMostMs: number): Promise<void> {
  let taken = 0
  const count = () => {
    taken += 1
  }
  server.on("connection", count)
  const until = performance.now() + atMostMs
  let quietTurns = 0
  while (quietTurns < 3 && performance.now() < until) {
    const before = taken
    const began = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    const isQuiet = taken === before && performance.now() - began < 1
    quietTurns = isQuiet ? quietTurns + 1 : 0
  }
  server.off("connection", count)
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    // The body is not read: the connection cannot carry another request after it.
    Connection: "close",
  })
  response.end("Forbidden: this request does not come from a page of this site.\n")
}

/** Published sites are where the API is (decision 030). */
function misdirected(response: ServerResponse): void {
  response.writeHead(421, { "Content-Type": "text/plain; charset=utf-8" })
  response.end("421 Misdirected Request\n")
}

/** What Node answers by itself to what is no HTTP, with the headers of every other answer. */
function unreadable(code: string | undefined, headers: Record<string, string>): string {
  const status =
    code === "HPE_HEADER_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "408 Request Timeout"
        : "400 Bad Request"
  const lines = { ...headers, "Cache-Control": "no-store", "Content-Length": "0" }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${head.join("")}Connection: close\r\n\r\n`
}

async function listening(
  server: Server,
  { port, listen: host }: Pick<Environment, "port" | "listen">,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new PortInUse(port) : error),
    )
    server.listen({ port, host }, resolve)
  })
}

/** Another program listens where Plume should. */
export class PortInUse extends Error {
  override name = "PortInUse"

  constructor(port: number) {
    super(`PORT: another program is listening on ${port}`)
  }
}
