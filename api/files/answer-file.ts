import type { StoredFile } from "#contract/files"
import type { Call } from "../http/env"
import { found } from "../http/problem"
import type { ApiParts } from "../ports/parts"
import { disposition, isShown } from "./rules"

/** The bytes of a file, as a browser may keep and show them; 304 where it has them already. */
export async function answerFile(
  c: Call,
  store: ApiParts["files"],
  file: { id: string; name: string; type: StoredFile["type"]; sha256: string },
) {
  const etag = `"${file.sha256}"`
  // What a file holds never changes; only the browser of who may read it may keep it.
  c.header("Cache-Control", "private, max-age=31536000, immutable")
  c.header("ETag", etag)
  if (c.req.header("if-none-match") === etag) return c.body(null, 304)
  const bytes = found(await store.get(file.id))
  return c.body(new Uint8Array(bytes), 200, {
    "Content-Type": file.type === "text/plain" ? "text/plain; charset=utf-8" : file.type,
    "Content-Disposition": disposition(isShown(file.type) ? "inline" : "attachment", file.name),
    "X-Content-Type-Options": "nosniff",
  })
}

/** A file that was received, as the API shows it. */
export const showFile = ({
  createdAt,
  ...file
}: Omit<StoredFile, "createdAt"> & { createdAt: Date }): StoredFile => ({
  ...{ id: file.id, name: file.name, type: file.type, size: file.size },
  createdAt: createdAt.toISOString(),
})
