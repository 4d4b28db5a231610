import { type AuditContext, recordAudit } from "../../audit/commands"
import { redrawn } from "../../file-store/on-thread"
import { findFile } from "../../files/queries"
import { found, invalid } from "../../http/problem"
import type { Context, OutsideContext } from "../../ports/context"
import * as queries from "./queries"

/** As many pixels as a list and a page show of it. */
const side = 256

/** Keeps a picture that the caller sent as the logo of an organism, drawn anew: the file stays the caller's. */
export async function setLogo(
  context: OutsideContext<"files"> & Omit<AuditContext, "db">,
  id: string,
  fileId: string,
): Promise<void> {
  const { owner, now, parts, inTransaction } = context
  const { file } = await inTransaction(async (db) => {
    found(await queries.findOrganism(db, id))
    return { file: await findFile(db, owner, fileId) }
  })
  const bytes = file && (await parts.files.get(file.id))
  if (!file || !bytes) invalid([{ path: "fileId", code: "unknown" }])
  if (!file.type.startsWith("image/")) invalid([{ path: "fileId", code: "imageType" }])
  const type = file.type === "image/png" ? "image/png" : "image/jpeg"
  const drawn = Buffer.from(await redrawn(owner, bytes, type, side)).toString("base64")
  await inTransaction(async (db) => {
    const organism = found(await queries.findOrganism(db, id))
    await queries.keepLogo(db, id, { type, bytes: drawn, changedAt: now })
    await recordAudit({ ...context, db }, "organisms.changed", { id, name: organism.name })
  })
}

export async function removeLogo(context: Context & AuditContext, id: string): Promise<void> {
  const organism = found(await queries.findOrganism(context.db, id))
  found(await queries.removeLogo(context.db, id))
  await recordAudit(context, "organisms.changed", { id, name: organism.name })
}
