import { isUtf8 } from "node:buffer"
import { createMiddleware } from "hono/factory"
import type { Env } from "./env"
import { HttpProblem } from "./problem"

/** Longer than a bill of 200 lines with all that each may say; only files are larger. */
const mostBytes = 2 * 1024 * 1024
/** The calls that read their body themselves, and count its bytes while they arrive. */
const streamed =
  /^\/api\/(Uploads|Users\/support-files|Users\/[^/]+\/(photo|banner)|Public\/signatures\/[^/]+\/drawings)\/?$/i

/**
 * Takes the body of a call in, whole, before anything waits for it: a slow sender must hold no
 * connection to the database meanwhile, and a long body must not be parsed to be refused. One that is no
 * UTF-8 is none that can be read: other signs must not take the place of those that were meant.
 */
export const bufferBody = createMiddleware<Env>(async (c, next) => {
  const { method, path } = c.req
  if (method === "GET" || method === "HEAD" || streamed.test(path)) return next()
  if (Number(c.req.header("content-length") ?? 0) > mostBytes)
    throw new HttpProblem(413, "bodyTooBig")
  if (c.req.raw.body) {
    const body = await bytesOf(c.req.raw.body)
    if (!isUtf8(body)) throw new HttpProblem(400, "malformed")
    c.req.raw = new Request(c.req.raw, { body })
  }
  await next()
})

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > mostBytes) throw new HttpProblem(413, "bodyTooBig")
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
