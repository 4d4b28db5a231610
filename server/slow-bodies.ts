import type { IncomingMessage, ServerResponse } from "node:http"

const GRACE_MS = 30_000
const CHECK_MS = 10_000
/** Slower than any phone's connection; 10 MB may take its minutes, but not its hours. */
const LEAST_BYTES_A_CHECK = 20 * 1024

/** Ends a request whose body trickles in so slowly that it can only mean to hold the connection. */
export function refuseSlowBody(request: IncomingMessage, response: ServerResponse): void {
  const hasBody =
    Number(request.headers["content-length"]) > 0 || request.headers["transfer-encoding"]
  if (!hasBody) return
  let timer = setTimeout(check, GRACE_MS)
  let before = 0
  request.once("close", () => clearTimeout(timer))

  function check() {
    if (request.complete) return
    const now = request.socket.bytesRead
    // Paused by a reader that is itself waiting: not the client's fault.
    if (request.isPaused() || now - before >= LEAST_BYTES_A_CHECK) {
      before = now
      timer = setTimeout(check, CHECK_MS)
      return
    }
    if (!response.headersSent) response.writeHead(408, { Connection: "close" }).end()
    request.destroy()
  }
}
