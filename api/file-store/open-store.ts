import { join } from "node:path"
import type { FileStore } from "../ports/file-store"
import { localStore } from "./local-store"
import { s3Store } from "./s3-store"

/** The store that the environment asks for: a bucket by FILES_URL, else a folder in DATA_DIR. */
export function openStore({
  dataDir,
  filesUrl,
}: {
  dataDir: string
  filesUrl?: string
}): FileStore {
  return filesUrl ? s3Store(filesUrl) : localStore(join(dataDir, "files"))
}
