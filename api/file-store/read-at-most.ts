import { HttpProblem } from "../http/problem"

/**
 * Reads a body to its end, and no further than `limit` bytes: the rest is never taken in. One that says how long it is
 * is laid down once, where another is held in pieces and put together.
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  said = 0,
): Promise<Uint8Array> {
  const place = new Uint8Array(Math.min(said, limit))
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new HttpProblem(413, "fileTooBig")
    }
    const at = size - part.value.byteLength
    if (size <= place.byteLength && chunks.length === 0) place.set(part.value, at)
    else chunks.push(part.value)
  }
  if (chunks.length === 0) return place.subarray(0, size)
  return Buffer.concat([place.subarray(0, size - lengthOf(chunks)), ...chunks])
}

const lengthOf = (chunks: Uint8Array[]) =>
  chunks.reduce((sum, { byteLength }) => sum + byteLength, 0)
