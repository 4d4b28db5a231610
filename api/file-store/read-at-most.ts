import { HttpProblem } from "../http/problem"

/** Reads a body to its end, and no further than `limit` bytes: the rest is never taken in. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array> {
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new HttpProblem(413, "fileTooBig")
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}
