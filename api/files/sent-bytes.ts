import { largestFile } from "#contract/files"
import { readAtMost } from "../file-store/read-at-most"
import type { Call } from "../http/env"
import { HttpProblem } from "../http/problem"
import { holding } from "./held-bodies"

/** What comes in pieces, through the web tier, does not say how long it is. */
const usual = 2_000_000

/** Does something with the bytes of a call that is one file, and no more of them than a file may have. */
export async function receiving<Result>(
  c: Call,
  work: (bytes: Uint8Array) => Promise<Result>,
): Promise<Result> {
  const said = Number(c.req.header("content-length") ?? 0)
  if (said > largestFile) throw new HttpProblem(413, "fileTooBig")
  return holding(c.var.person?.id ?? "nobody", said || usual, async () =>
    work(await readAtMost(c.req.raw.body, largestFile, said)),
  )
}

/** The same for a call that may send its file as the one of a form (multipart/form-data). */
export const receivingPicture = <Result>(
  c: Call,
  work: (picture: { bytes: Uint8Array; name: string }) => Promise<Result>,
): Promise<Result> => receiving(c, async (bytes) => work(await pictureIn(c, bytes)))

async function pictureIn(c: Call, bytes: Uint8Array): Promise<{ bytes: Uint8Array; name: string }> {
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
