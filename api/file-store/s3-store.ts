import { AwsClient } from "aws4fetch"
import { HttpProblem } from "../http/problem"
import type { FileStore } from "../ports/file-store"

/** Longer than any honest answer about ten megabytes takes. */
const deadline = 20_000

/**
 * Files in an S3-compatible bucket: `s3://KEY:SECRET@HOST[:PORT]/BUCKET?region=REGION&ssl=false`.
 * KEY and SECRET are percent-encoded; the region is `us-east-1` and TLS is on unless told otherwise.
 */
export function s3Store(address: string): FileStore {
  const url = new URL(address)
  const scheme = url.searchParams.get("ssl") === "false" ? "http" : "https"
  const bucket = `${scheme}://${url.host}${url.pathname.replace(/\/$/, "")}`
  const s3 = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries: 2,
  })
  const call = async (method: string, key: string, expected: number[], init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(deadline)
    const answer = await s3
      .fetch(`${bucket}/${encodeURIComponent(key)}`, { method, signal, ...init })
      .catch(away)
    if (!expected.includes(answer.status)) away(new Error(`the file store said ${answer.status}`))
    return answer
  }
  return {
    async put(key, bytes, type) {
      const body = new Uint8Array(bytes)
      const answer = await call("PUT", key, [200], { body, headers: { "Content-Type": type } })
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await call("GET", key, [200, 404])
      if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer().catch(away))
      await answer.body?.cancel()
      return undefined
    },
    async remove(key) {
      const answer = await call("DELETE", key, [200, 204, 404])
      await answer.body?.cancel()
    },
  }
}

function away(cause: unknown): never {
  throw Object.assign(new HttpProblem(503, "unavailable", { headers: { "Retry-After": "30" } }), {
    cause,
  })
}
