import { largestFile } from "#contract/files"
import { readAtMost } from "../file-store/read-at-most"
import type { Call } from "../http/env"
import { HttpProblem } from "../http/problem"

/** The bytes of a call that is one file, and no more of them than a file may have. */
export async function bytesOf(c: Call): Promise<Uint8Array> {
  if (Number(c.req.header("content-length") ?? 0) > largestFile)
    throw new HttpProblem(413, "fileTooBig")
  return readAtMost(c.req.raw.body, largestFile)
}

/** The same for a call that may send its file as the one of a form (multipart/form-data). */
export async function pictureOf(c: Call): Promise<{ bytes: Uint8Array; name: string }> {
  const bytes = await bytesOf(c)
  const type = c.req.header("content-type") ?? ""
  if (!type.startsWith("multipart/form-data")) return { bytes, name: "image" }
  const form = await new Response(Buffer.from(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => {
      throw new HttpProblem(400, "malformed")
    })
  const file = [...form.values()].find((value) => typeof value !== "string")
  if (!file) throw new HttpProblem(415, "imageType")
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name }
}
