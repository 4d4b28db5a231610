import { createHash } from "node:crypto"
import { redrawn, typeOf } from "../file-store/on-thread"
import { found, HttpProblem } from "../http/problem"
import { isNewcomer } from "../http/take-quota"
import type { OutsideContext } from "../ports/context"
import type { Person } from "../ports/person"
import * as queries from "./queries"
import { hasRoom, nameSuits, shownName } from "./rules"

/** Pixels a side: of a logo, a photo; of a scan that somebody must still read. */
const largestSide = { picture: 2_000, document: 3_000 } as const

/** What storing a file takes; who sends it may keep so much. */
export type FileContext = OutsideContext<"files" | "rateLimits"> & { person: Sender }

/** Whose files are counted, by the numbers of newcomers or of others. */
type Sender = Pick<Person, "emailConfirmed"> & Partial<Pick<Person, "roles">>

/** Stores what is sent, if it is what it may be; pictures are drawn anew. It expires unless a record refers to it. */
export async function receive(
  {
    owner,
    person,
    parts,
    inTransaction,
  }: Pick<FileContext, "owner" | "parts" | "inTransaction"> & { person: Sender },
  received: Uint8Array,
  name: string,
  onlyImages: boolean,
) {
  if (received.byteLength === 0) throw new HttpProblem(415, "fileEmpty")
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
  const row = found(
    await inTransaction(async (db) => {
      if (parts.rateLimits) {
        const room = await queries.findRoom(db, owner)
        if (!hasRoom(room, file.size, isNewcomer(person))) throw new HttpProblem(413, "storageFull")
      }
      return queries.addFile(db, owner, file)
    }),
  )
  await parts.files.put(row.id, bytes, type)
  await inTransaction((db) => queries.confirmFile(db, owner, row.id))
  return row
}
