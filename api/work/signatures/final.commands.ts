import { createHash, randomUUID } from "node:crypto"
import { renderSVG } from "uqr"
import { todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { addFile, confirmFile, keepFiles } from "../../files/queries"
import { joinEvidence, renderPaper } from "../../paper/on-thread"
import { seal } from "../../paper/seal"
import { signatureWording } from "../../paper/signature-wording"
import type { WorkerParts } from "../../ports/parts"
import type { Queue } from "../../ports/queue"
import { addDocument } from "../contract-documents/queries"
import { evidenceOf } from "./evidence.rules"
import * as queries from "./queries"
import { fileNameOf, verificationOf } from "./rules"

type Parts = Pick<WorkerParts, "pool" | "files" | "clock" | "origin"> & { queue: Queue }

/**
 * Makes the signed paper with its page of evidence, keeps it once and sends it to all. A job that is taken up again
 * finds it there, and of two that make it at once the first one's is kept.
 */
export async function sealSignature(
  { pool, files, clock, origin, queue }: Parts,
  owner: Owner,
  requestId: string,
): Promise<void> {
  const known = await inTransaction(pool, owner, async (db) => {
    const request = await queries.findRequest(db, owner, requestId)
    if (request?.outcome !== "signed" || request.finalKey) return undefined
    const signers = await queries.listSigners(db, owner, [requestId])
    return { request, signers, acts: await queries.listActs(db, owner, requestId) }
  })
  if (!known) return
  const { request } = known
  const paper = await files.get(request.fileKey)
  if (!paper || digestOf(paper) !== request.sha256)
    throw new Error(`the paper of ${requestId} is gone, or another`)
  const address = verificationOf(origin, request.sha256)
  const words = signatureWording(request.language)
  const qr = renderSVG(address, { ecc: "M", border: 1 })
  const page = { ...evidenceOf(known, words, address), qr, qrText: words.qr }
  const evidence = await renderPaper(owner, "signature-evidence", page, "a-3b")
  const at = clock()
  const attached = { name: "document.pdf", at: at.toISOString() }
  const bytes = await seal(await joinEvidence(owner, paper, evidence, attached))
  const finalKey = randomUUID()
  await files.put(finalKey, bytes, "application/pdf")
  const final = {
    ...{ finalKey, finalSize: bytes.byteLength, finalSha256: digestOf(bytes), finalAt: at },
  }
  const fileId = await copyForDocuments({ pool, files }, owner, request, bytes)
  const isKept = await inTransaction(pool, owner, async (db) => {
    await queries.lockRequest(db, owner, requestId)
    if (!(await queries.keepFinal(db, owner, requestId, final))) return false
    const act = { requestId, kind: "completed" as const, at, sha256: final.finalSha256 }
    await queries.addAct(db, owner, {
      ...act,
      detail: { paper: request.sha256, size: bytes.byteLength },
    })
    if (fileId) await addSigned(db, owner, request, { fileId, at })
    for (const { id: signerId } of known.signers)
      await queue.send(db, "signatureEmail", { owner, signerId, about: "completed" })
    return true
  })
  if (!isKept) await files.remove(finalKey)
}

/** The bytes once more, as a file of the owner's: whoever removes it among the documents takes nothing of the proof. */
async function copyForDocuments(
  { pool, files }: Pick<Parts, "pool" | "files">,
  owner: Owner,
  { contractId, title }: queries.RequestRow,
  bytes: Uint8Array,
): Promise<string | undefined> {
  if (!contractId) return undefined
  const about = { name: `${fileNameOf(title)}.pdf`, type: "application/pdf" as const }
  const file = await inTransaction(pool, owner, (db) =>
    addFile(db, owner, { ...about, size: bytes.byteLength, sha256: digestOf(bytes) }),
  )
  if (file) await files.put(file.id, bytes, about.type)
  return file?.id
}

/** What was signed of a contract stands among its documents. */
async function addSigned(
  db: Database,
  owner: Owner,
  { contractId, amendmentId, title, closedAt }: queries.RequestRow,
  { fileId, at }: { fileId: string; at: Date },
): Promise<void> {
  if (!contractId) return
  await confirmFile(db, owner, fileId)
  await keepFiles(db, owner, { fileId })
  await addDocument(db, owner, {
    ...{ contractId, fileId, kind: "signedContract", previousId: null },
    title: amendmentId ? title.slice(0, 200) : null,
    issuedOn: todayIn("Europe/Paris", closedAt ?? at),
    ...{ expiresOn: null, servesUntil: null },
  })
}

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
