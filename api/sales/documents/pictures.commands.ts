import type { DocumentSnapshot, Frozen } from "../../e-invoice/snapshot"
import type { FileStore } from "../../ports/file-store"

/** What was frozen with its pictures' bytes; one that is gone is left out. */
export async function withPictures<Kept extends Frozen<DocumentSnapshot>>(
  files: FileStore,
  frozen: Kept,
) {
  const { logoId, signatureId, ...document } = frozen
  const read = async (id: string | null) => {
    const bytes = id ? await files.get(id) : undefined
    return bytes ? Buffer.from(bytes).toString("base64") : null
  }
  return { ...document, logo: await read(logoId), signature: await read(signatureId) }
}
