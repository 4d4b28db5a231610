import { createHash } from "node:crypto"
import { largestFile } from "#contract/files"
import { checkPicture, largestSide, readAtMost, redrawn, typeOf } from "../file-store/content"
import { found, HttpProblem } from "../http/problem"
import type { ApiParts, Call, Env } from "../ports/context"
import * as queries from "./queries"
import { nameSuits, shownName } from "./rules"

/** Stores what is sent, if it is what it may be; pictures are drawn anew. It expires unless a record refers to it. */
export async function receive(
  {
    var: { owner, parts, inTransaction },
  }: {
    var: Pick<Env["Variables"], "owner" | "inTransaction"> & { parts: Pick<ApiParts, "files"> }
  },
  received: Uint8Array,
  name: string,
  onlyImages: boolean,
) {
  const type = await typeOf(received)
  const picture = type?.startsWith("image/")
  if (!type || !nameSuits(name, type) || (onlyImages && !picture))
    throw new HttpProblem(415, onlyImages ? "imageType" : "fileType")
  if (picture) await checkPicture(received)
  const side = onlyImages ? largestSide.picture : largestSide.document
  const bytes = picture ? await redrawn(received, type, side) : received
  const file = {
    name: shownName(name, type),
    type,
    size: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  }
  const row = found(await inTransaction((db) => queries.addFile(db, owner, file)))
  await parts.files.put(row.id, bytes, type)
  await inTransaction((db) => queries.confirmFile(db, owner, row.id))
  return row
}

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
