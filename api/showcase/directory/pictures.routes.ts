import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { findFile } from "../../files/queries"
import type { Call } from "../../http/env"
import { found } from "../../http/problem"

/** A picture of someone's page, to anyone: asked for again each time, since they may hide it. */
export async function picture(c: Call, owner: Owner, fileId: string): Promise<Response> {
  const { parts } = c.var
  const file = found(await inTransaction(parts.pool, owner, (db) => findFile(db, owner, fileId)))
  const etag = `"${file.sha256}"`
  c.header("Cache-Control", "public, no-cache")
  c.header("ETag", etag)
  if (c.req.header("if-none-match") === etag) return c.body(null, 304)
  const bytes = found(await parts.files.get(file.id))
  return c.body(new Uint8Array(bytes), 200, {
    "Content-Type": file.type,
    "X-Content-Type-Options": "nosniff",
  })
}
