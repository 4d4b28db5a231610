import { invalid } from "../http/problem"
import type { FileStore } from "../ports/file-store"
import type { Later } from "../ports/later"

/** The bytes of a file that a record names by `fileId`, fetched once a thread is free for them. */
export const bytesLater = (
  files: Pick<FileStore, "get">,
  { id, size }: { id: string; size: number },
): Later => ({
  size,
  async fetch() {
    return (await files.get(id)) ?? invalid([{ path: "fileId", code: "unknown" }])
  },
})
