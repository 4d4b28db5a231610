import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { nobody, type Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import type { FileStore } from "../../ports/file-store"
import type { ApiParts } from "../../ports/parts"
import { listEveryone } from "../../sales/bills/verification.queries"
import { digestOfDrawing } from "./drawing.commands"
import { drawingOf } from "./evidence.rules"
import { type ActRow, listActs, listSigners, type RequestRow, type SignerRow } from "./queries"
import { frozenFacts } from "./rules"
import { findBrokenAct, findGone, listRequestsAfter, pageSize } from "./verification.queries"

/** What is wrong with the first request that is not as its evidence says. */
export interface SignatureFault {
  owner: Owner
  requestId: string
  /**
   * `act`: an act is missing, or is not the one that the audit log has a digest of; `request`: the request or a signer
   * says something else than the acts; `paper`, `final`: the stored file is gone, or another; `gone`: all of it is gone.
   */
  link: "act" | "request" | "paper" | "final" | "gone"
  /** The number of the act. */
  place?: number
}

type Parts = Pick<ApiParts, "pool" | "files">

/** Looks at every request for signatures of everyone: its acts by the audit log, its rows by the acts, its files. */
export async function verifySignatures(
  parts: Parts,
): Promise<{ requests: number; fault?: SignatureFault }> {
  let requests = 0
  for (const id of await listEveryone(reading(parts.pool, nobody, "people"), nobody)) {
    const owner = ownerOfRow({ owner: id })
    const db = reading(parts.pool, owner)
    for (let last = firstId, count = pageSize; count === pageSize; ) {
      const rows = await listRequestsAfter(db, owner, last)
      for (const request of rows) {
        const fault = await faultOf({ db, owner, files: parts.files }, request)
        if (fault) return { requests, fault: { owner, requestId: request.id, ...fault } }
        requests++
        last = request.id
      }
      count = rows.length
    }
    const gone = await findGone(db, owner)
    if (gone) return { requests, fault: { owner, requestId: gone, link: "gone" } }
  }
  return { requests }
}

const firstId = "00000000-0000-0000-0000-000000000000"

async function faultOf(
  { db, owner, files }: { db: Database; owner: Owner; files: FileStore },
  request: RequestRow,
): Promise<Pick<SignatureFault, "link" | "place"> | undefined> {
  const place = await findBrokenAct(db, owner, request.id)
  if (place !== undefined) return { link: "act", place }
  const acts = await listActs(db, owner, request.id)
  const signers = await listSigners(db, owner, [request.id])
  if (!agrees(request, signers, acts)) return { link: "request" }
  if (!(await isStored(files, request.fileKey, request.sha256))) return { link: "paper" }
  const { finalKey, finalSha256 } = request
  if (finalKey && !(await isStored(files, finalKey, finalSha256))) return { link: "final" }
  return undefined
}

/** Whether the request and its signers say what the acts do. */
function agrees(request: RequestRow, signers: SignerRow[], acts: ActRow[]): boolean {
  const [asked] = acts
  const last = acts.findLast(({ kind }) => kind in closing)
  const completed = acts.find(({ kind }) => kind === "completed")
  const same = (one: Date | null | undefined, other: Date | null | undefined) =>
    (one?.getTime() ?? null) === (other?.getTime() ?? null)
  const actsAgree = signers.every((signer) => {
    const of = (kind: ActRow["kind"]) =>
      acts.find((act) => act.kind === kind && act.signerId === signer.id)
    const signed = of("signed")
    return (
      same(signer.signedAt, signed?.at) &&
      same(signer.refusedAt, of("refused")?.at) &&
      (!signed ||
        (signed.sha256 === request.sha256 &&
          signed.name === signer.givenName &&
          drawingOf(signed) ===
            (signer.drawing === null ? undefined : digestOfDrawing(signer.drawing))))
    )
  })
  return (
    actsAgree &&
    asked?.kind === "requested" &&
    asked.sha256 === request.sha256 &&
    same(asked.at, request.createdAt) &&
    isDeepStrictEqual(asked.detail, JSON.parse(JSON.stringify(frozenFacts(request, signers)))) &&
    (request.outcome === null || (last ? closing[last.kind] === request.outcome : false)) &&
    (request.closedAt === null || same(last?.at, request.closedAt)) &&
    (completed?.sha256 ?? null) === request.finalSha256
  )
}

/** Which act closes a request, and how. */
const closing: Partial<Record<ActRow["kind"], RequestRow["outcome"]>> = {
  signed: "signed",
  refused: "refused",
  withdrawn: "withdrawn",
  changed: "changed",
  expired: "expired",
}

async function isStored(files: FileStore, key: string, sha256: string | null): Promise<boolean> {
  const bytes = await files.get(key)
  return bytes !== undefined && createHash("sha256").update(bytes).digest("hex") === sha256
}
