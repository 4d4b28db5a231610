import { createHash, randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import type { FrozenBill } from "../../e-invoice/snapshot"
import { universalBusinessLanguage } from "../../e-invoice/ubl"
import { renderBill } from "../../paper/on-thread"
import type { FileStore } from "../../ports/file-store"
import type { ApiParts } from "../../ports/parts"
import { withPictures } from "../documents/pictures.commands"
import {
  claimDocument,
  findDocument,
  keepDocument,
  keepUbl,
  releaseDocument,
} from "./document.queries"
import { findSnapshot } from "./issue.queries"

type Parts = Pick<ApiParts, "pool" | "files">

/** Rendering takes a few hundredths of a second: whoever meets another at it waits so long, in ms. */
const patience = 5_000
const pause = 50

/**
 * The PDF of an issued bill: rendered once, from what was frozen, then always the same bytes. Waits
 * while someone else is rendering it; nothing if that takes too long. No transaction is open while it
 * is rendered or stored.
 */
export async function storedDocument(
  parts: Parts,
  owner: Owner,
  billId: string,
): Promise<Uint8Array | undefined> {
  for (let waited = 0; waited < patience; waited += pause) {
    const bytes = await readOrRender(parts, owner, billId)
    if (bytes) return bytes
    await setTimeout(pause)
  }
  return undefined
}

/** The issued bill as UBL, stored with its PDF; nothing where that takes too long. */
export async function storedUbl(
  parts: Parts,
  owner: Owner,
  billId: string,
): Promise<string | undefined> {
  if (!(await storedDocument(parts, owner, billId))) return undefined
  return inTransaction(parts.pool, owner, async (db) => {
    const document = await findDocument(db, owner, billId)
    if (document?.ubl) return document.ubl
    const frozen = (await findSnapshot(db, owner, billId))?.snapshot
    return frozen && keepUbl(db, owner, billId, ublOf(frozen))
  })
}

const ublOf = (frozen: FrozenBill) => {
  const ubl = universalBusinessLanguage(frozen)
  return { ubl, ublSha256: sha256Of(ubl) }
}

const sha256Of = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex")

/** The document's bytes; nothing while someone else holds the claim to render it. */
async function readOrRender(
  parts: Parts,
  owner: Owner,
  billId: string,
): Promise<Uint8Array | undefined> {
  const claim = await inTransaction(parts.pool, owner, async (db) => {
    const document = await findDocument(db, owner, billId)
    if (!document || document.fileKey) return { fileKey: document?.fileKey }
    if (!(await claimDocument(db, owner, billId))) return {}
    return { frozen: (await findSnapshot(db, owner, billId))?.snapshot }
  })
  if (claim.fileKey) return read(parts.files, claim.fileKey)
  if (!claim.frozen) return undefined
  try {
    return await renderAndKeep(parts, owner, billId, claim.frozen)
  } catch (error) {
    await inTransaction(parts.pool, owner, (db) => releaseDocument(db, owner, billId))
    throw error
  }
}

async function renderAndKeep(
  { pool, files }: Parts,
  owner: Owner,
  billId: string,
  frozen: FrozenBill,
): Promise<Uint8Array> {
  const bytes = await renderBill(owner, await withPictures(files, frozen), { draft: false })
  const fileKey = randomUUID()
  await files.put(fileKey, bytes, "application/pdf")
  const file = {
    fileKey,
    size: bytes.byteLength,
    sha256: sha256Of(bytes),
    ...ublOf(frozen),
  }
  const kept = await inTransaction(pool, owner, (db) => keepDocument(db, owner, billId, file))
  if (kept) return bytes
  // The claim ran out and another one was quicker: its bytes are the document.
  await files.remove(fileKey)
  const stored = await inTransaction(pool, owner, (db) => findDocument(db, owner, billId))
  return read(files, stored?.fileKey ?? fileKey)
}

async function read(files: FileStore, key: string): Promise<Uint8Array> {
  const bytes = await files.get(key)
  if (!bytes) throw new Error(`the document ${key} is not in the file store`)
  return bytes
}
