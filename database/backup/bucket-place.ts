import { AwsClient } from "aws4fetch"
import type { Place, Stored } from "./place"

const deadline = 60_000

/** Copies in an S3-compatible bucket, whose address is written as that of FILES_URL; below a path, if it names one. */
export function bucketPlace(address: string): Place {
  const url = new URL(address)
  const scheme = url.searchParams.get("ssl") === "false" ? "http" : "https"
  const [bucket = "", ...folders] = url.pathname.slice(1).split("/").filter(Boolean)
  const root = folders.map((folder) => `${folder}/`).join("")
  const s3 = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries: 3,
  })
  const call = async (method: string, path: string, expected: number[], body?: Uint8Array) => {
    const answer = await s3.fetch(`${scheme}://${url.host}/${bucket}${path}`, {
      method,
      signal: AbortSignal.timeout(deadline),
      ...(body && { body: new Uint8Array(body) }),
    })
    if (expected.includes(answer.status)) return answer
    await answer.body?.cancel()
    throw new Error(`the bucket of BACKUP_URL said ${answer.status}`)
  }
  const pathOf = (name: string) => `/${(root + name).split("/").map(encodeURIComponent).join("/")}`
  return {
    name: `s3://${url.host}/${bucket}/${root}`,
    async put(name, bytes) {
      const answer = await call("PUT", pathOf(name), [200], bytes)
      await answer.body?.cancel()
    },
    async get(name) {
      const answer = await call("GET", pathOf(name), [200, 404])
      if (answer.status === 200) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    async list(folder) {
      const stored: Stored[] = []
      for (let next: string | undefined = ""; next !== undefined; ) {
        const asked = new URLSearchParams({ "list-type": "2", prefix: root + folder })
        if (next) asked.set("continuation-token", next)
        const page = await (await call("GET", `?${asked}`, [200])).text()
        for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          stored.push({
            name: (said(entry, "Key") ?? "").slice(root.length),
            size: Number(said(entry, "Size")),
            at: new Date(said(entry, "LastModified") ?? ""),
          })
        next =
          said(page, "IsTruncated") === "true" ? said(page, "NextContinuationToken") : undefined
      }
      return stored
    },
    async remove(name) {
      const answer = await call("DELETE", pathOf(name), [200, 204, 404])
      await answer.body?.cancel()
    },
  }
}

/** The text of an element; our names hold nothing that XML would write otherwise. */
const said = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
