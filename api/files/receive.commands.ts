import { createHash } from "node:crypto"
import { redrawn, typeOf } from "../file-store/on-thread"
import { found, HttpProblem } from "../http/problem"
import type { OutsideContext } from "../ports/context"
import * as queries from "./queries"
import { nameSuits, shownName } from "./rules"

/** Pixels a side: of a logo, a photo; of a scan that somebody must still read. */
const largestSide = { picture: 2_000, document: 3_000 } as const

/** Stores what is sent, if it is what it may be; pictures are drawn anew. It expires unless a record refers to it. */
export async function receive(
  { owner, parts, inTransaction }: OutsideContext<"files">,
  received: Uint8Array,
  name: string,
  onlyImages: boolean,
) {
  const type = await typeOf(owner, received)
  const picture = type?.startsWith("image/")
  if (!type || !nameSuits(name, type) || (onlyImages && !picture))
    throw new HttpProblem(415, onlyImages ? "imageType" : "fileType")
  const side = onlyImages ? largestSide.picture : largestSide.document
  const bytes = picture ? await redrawn(owner, received, type, side) : received
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
