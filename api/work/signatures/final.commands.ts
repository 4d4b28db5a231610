import { createHash, randomUUID } from "node:crypto"
import { renderSVG } from "uqr"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { joinEvidence, renderPaper } from "../../paper/on-thread"
import { seal } from "../../paper/seal"
import { signatureWording } from "../../paper/signature-wording"
import type { WorkerParts } from "../../ports/parts"
import type { Queue } from "../../ports/queue"
import { evidenceOf } from "./evidence.rules"
import * as queries from "./queries"
import { verificationOf } from "./rules"

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
  const isKept = await inTransaction(pool, owner, async (db) => {
    await queries.lockRequest(db, owner, requestId)
    if (!(await queries.keepFinal(db, owner, requestId, final))) return false
    const act = { requestId, kind: "completed" as const, at, sha256: final.finalSha256 }
    await queries.addAct(db, owner, {
      ...act,
      detail: { paper: request.sha256, size: bytes.byteLength },
    })
    for (const { id: signerId } of known.signers)
      await queue.send(db, "signatureEmail", { owner, signerId, about: "completed" })
    return true
  })
  if (!isKept) await files.remove(finalKey)
}

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
