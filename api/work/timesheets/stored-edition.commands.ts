import { createHash, randomUUID } from "node:crypto"
import { todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { renderTimesheet } from "../../paper/timesheet"
import type { FileStore } from "../../ports/file-store"
import type { ApiParts } from "../../ports/parts"
import { findEdition, keepEditionDocument, listAnswers } from "./edition.queries"

type Parts = Pick<ApiParts, "pool" | "files">

/**
 * The PDF of an edition and its SHA-256: rendered from what was frozen, at the first call for it, then always
 * the same bytes. Of two that render at once, the one that keeps it first made the document.
 */
export async function storedTimesheet(
  { pool, files }: Parts,
  owner: Owner,
  which: { timesheetId: string; edition: number },
): Promise<{ bytes: Uint8Array; sha256: string } | undefined> {
  const look = () =>
    inTransaction(pool, owner, (db) => findEdition(db, owner, which.timesheetId, which.edition))
  const known = await look()
  if (!known) return undefined
  if (known.fileKey) return read(files, known)
  const bytes = await renderTimesheet(owner, known.snapshot)
  const fileKey = randomUUID()
  const sha256 = createHash("sha256").update(bytes).digest("hex")
  await files.put(fileKey, bytes, "application/pdf")
  const kept = await inTransaction(pool, owner, (db) =>
    keepEditionDocument(db, owner, which, { fileKey, size: bytes.byteLength, sha256 }),
  )
  if (kept) return { bytes, sha256 }
  await files.remove(fileKey)
  const other = await look()
  return other && read(files, other)
}

/**
 * The same as it is given out: once its client approved it, with the proof of that, which names the digest of the
 * document that they read.
 */
export async function givenOutTimesheet(
  parts: Parts,
  owner: Owner,
  which: { timesheetId: string; edition: number },
): Promise<Uint8Array | undefined> {
  const stored = await storedTimesheet(parts, owner, which)
  if (!stored) return undefined
  const { known, answers } = await inTransaction(parts.pool, owner, async (db) => ({
    known: await findEdition(db, owner, which.timesheetId, which.edition),
    answers: await listAnswers(db, owner, which.timesheetId),
  }))
  const last = answers.findLast(({ edition }) => edition === which.edition)
  if (!known || last?.answer !== "approved") return stored.bytes
  const { name, role, comment, byLink, answeredAt, answeredOn, address, sha256 } = last
  return renderTimesheet(owner, known.snapshot, {
    ...{ name, role, comment, address, sha256 },
    day: answeredOn ?? todayIn("Europe/Paris", answeredAt),
    at: byLink ? answeredAt : null,
  })
}

async function read(
  files: FileStore,
  { fileKey, sha256 }: { fileKey: string | null; sha256: string | null },
) {
  const bytes = fileKey ? await files.get(fileKey) : undefined
  if (!bytes || !sha256) throw new Error(`the document ${fileKey} is not in the file store`)
  return { bytes, sha256 }
}
