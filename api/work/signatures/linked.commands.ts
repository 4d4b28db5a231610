import type { z } from "zod"
import type {
  LinkedSignature,
  SignatureCode,
  SignatureConsent,
  SignatureVerdict,
} from "#contract/signatures"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { redrawn, typeOf } from "../../file-store/on-thread"
import { ensure, found, HttpProblem, invalid } from "../../http/problem"
import { signatureWording } from "../../paper/signature-wording"
import type { ApiParts } from "../../ports/parts"
import { hashOfCode, isCode } from "./code.commands"
import { digestOfDrawing } from "./drawing.commands"
import * as queries from "./queries"
import { codesAnHour, codeUntil, mostTries, stateOf, turnOf, waitingFor } from "./rules"
import { agree, answerQuote, isUnchanged, lockSubjectOf } from "./subject.commands"
import { closeUnsigned, invite, notify } from "./turn.commands"

/** Who calls, as far as a call tells: it is written down with what they sign. */
interface Visit {
  parts: Pick<ApiParts, "pool" | "files" | "queue">
  now: Date
  today: Day
  language: "fr" | "en"
  address: string | null
  browser: string | null
}

/** What is at hand while one signer's request is locked. */
interface Held extends Omit<Visit, "parts"> {
  parts: Visit["parts"]
  db: Database
  owner: Owner
  request: queries.RequestRow
  signer: queries.SignerRow
}

const hour = 3_600_000

/** What whoever holds the link of a signer reads. */
export const readLinked = (visit: Visit, secret: string): Promise<LinkedSignature> =>
  held(visit, secret, show)

/** The paper as it is stored; once everyone has signed, the one with its evidence. */
export async function readLinkedFile(visit: Visit, secret: string): Promise<Uint8Array> {
  const { request } = await held(visit, secret, async (it) => it)
  return found(await visit.parts.files.get(request.finalKey ?? request.fileKey))
}

/** Keeps who they say they are and that they agree, and has a code sent: what counts is the code. */
export async function consent(
  visit: Visit,
  secret: string,
  { name, sha256 }: z.output<typeof SignatureConsent>,
): Promise<LinkedSignature> {
  return held(visit, secret, async (it) => {
    if (await isStopped(it, sha256)) return stopped
    const { db, owner, parts, request, signer, now } = it
    const asked = await queries.countCodes(db, owner, signer.id, new Date(now.getTime() - hour))
    if (asked >= codesAnHour)
      throw new HttpProblem(429, "signatureCodes", { headers: { "Retry-After": "3600" } })
    const said = {
      sentence: signatureWording(request.language).sentence(request.title),
      givenFrom: it.address,
      browser: it.browser,
      language: it.language,
    }
    await queries.changeSigner(db, owner, signer.id, {
      ...{ ...said, givenName: name, codeHash: null, codeSentAt: null, codeTries: 0 },
    })
    await queries.addAct(db, owner, { ...actOf(it, "codeAsked"), name })
    const askedAt = now.toISOString()
    await parts.queue.send(db, "signatureCode", { owner, signerId: signer.id, askedAt })
    return undefined
  }).then((refusal) => answer(visit, secret, refusal))
}

/** As many pixels a side as a drawn signature keeps. */
const drawingSide = 480

/** Keeps a picture of their signature for the page of evidence; another one takes its place until they sign. */
export async function draw(
  visit: Visit,
  secret: string,
  sent: Uint8Array,
): Promise<LinkedSignature> {
  const { owner } = found(await queries.findHeldSigner(visit.parts.pool, secret))
  const type = await typeOf(owner, sent)
  if (type !== "image/png" && type !== "image/jpeg") throw new HttpProblem(415, "imageType")
  const drawing = Buffer.from(await redrawn(owner, sent, type, drawingSide)).toString("base64")
  return held(visit, secret, async (it) => {
    if (await isStopped(it, it.request.sha256)) return stopped
    await queries.changeSigner(it.db, it.owner, it.signer.id, { drawing, drawingType: type })
    return undefined
  }).then((refusal) => answer(visit, secret, refusal))
}

/** Signs, with the code that was sent. What was typed wrong is counted, whatever is answered. */
export async function sign(
  visit: Visit,
  secret: string,
  { code, sha256 }: z.output<typeof SignatureCode>,
): Promise<LinkedSignature> {
  return held(visit, secret, async (it) => {
    if (await isStopped(it, sha256)) return stopped
    const { db, owner, signer, now } = it
    const { codeHash, codeTries } = signer
    if (!codeHash || codeTries >= mostTries || !codeUntil(signer, now))
      // As long as for one that is there: nobody learns by the time it takes.
      return hashOfCode(code).then(() => "signatureCodeOver" as const)
    if (!(await isCode(code, codeHash))) {
      await queries.changeSigner(db, owner, signer.id, { codeTries: codeTries + 1 })
      await queries.addAct(db, owner, actOf(it, "codeRefused"))
      return codeTries + 1 < mostTries ? "signatureCodeWrong" : "signatureCodeOver"
    }
    await keepSignature(it)
    return undefined
  }).then((refusal) => answer(visit, secret, refusal))
}

/** Refuses, and says why: nobody else signs it then. */
export async function refuse(
  visit: Visit,
  secret: string,
  reason: string,
): Promise<LinkedSignature> {
  return held(visit, secret, async (it) => {
    if (await isStopped(it, it.request.sha256)) return stopped
    const { db, owner, request, signer, now } = it
    await queries.changeSigner(db, owner, signer.id, { refusedAt: now, reason, codeHash: null })
    await queries.addAct(db, owner, { ...actOf(it, "refused"), detail: { reason } })
    await closeUnsigned(it, request, "refused")
    if (signer.party === "client")
      await answerQuote(it, request, { ...signer, givenFrom: it.address }, reason)
    return undefined
  }).then((refusal) => answer(visit, secret, refusal))
}

/** Whether a file was signed here, for anyone who has it: nothing is kept of the question. */
export async function verdictOn(
  { parts }: Pick<Visit, "parts">,
  sha256: string,
): Promise<SignatureVerdict> {
  const known = await queries.findKnown(parts.pool, sha256)
  return {
    known: known !== undefined,
    kind: known?.kind ?? null,
    state: known?.outcome ?? null,
    requestedAt: known?.requested_at.toISOString() ?? null,
    signedAt: known?.signed_at?.toISOString() ?? null,
    signers: known?.signers ?? null,
    signed: known?.signed ?? null,
  }
}

/** Writes down the signature, and leads on: to the next turn, or to the signed paper. */
async function keepSignature(it: Held): Promise<void> {
  const { db, owner, parts, request, signer, now } = it
  await queries.changeSigner(db, owner, signer.id, { signedAt: now, codeHash: null })
  const { givenName, sentence, codeSentAt, drawing } = signer
  await queries.addAct(db, owner, {
    ...{ ...actOf(it, "signed"), name: givenName, sentence, sha256: request.sha256, codeSentAt },
    ...(drawing && { detail: { drawing: digestOfDrawing(drawing) } }),
  })
  const signers = await queries.listSigners(db, owner, [request.id])
  if (waitingFor(signers).length > 0) return invite(it, signers)
  await queries.closeRequest(db, owner, request.id, "signed", now)
  await notify(it, request, "signed")
  await parts.queue.send(db, "signatureSeal", { owner, requestId: request.id })
  const client = signers.findLast(({ party }) => party === "client")
  const person = { id: owner, email: null }
  await agree({ ...it, person, rights: new Set() }, request, client)
}

const actOf = ({ request, signer, now, ...visit }: Held, kind: queries.ActRow["kind"]) => ({
  ...{ requestId: request.id, signerId: signer.id, kind, at: now },
  ...{ address: visit.address, browser: visit.browser, language: visit.language },
})

type Refusal = "signatureCodeOver" | "signatureCodeWrong" | "signatureChanged"
const stopped = "signatureChanged" as const

/**
 * Refuses whoever may not act now. A paper that was changed since is called off for everyone, which is
 * committed although the call is refused: it is answered true.
 */
async function isStopped(it: Held, sha256: string): Promise<boolean> {
  const { request, signer, now } = it
  const turn = turnOf(request, signer, now)
  ensure(turn !== "signed" && turn !== "refused", "signatureGiven")
  ensure(turn !== "closed", "signatureClosed")
  ensure(turn === "sign", "signatureTurn")
  ensure(sha256 === request.sha256, "signatureChanged")
  await lockSubjectOf(it, request)
  if (await isUnchanged(it, request)) return false
  await closeUnsigned(it, request, "changed")
  return true
}

/** What is answered once everything is committed. */
async function answer(
  visit: Visit,
  secret: string,
  refusal: Refusal | undefined,
): Promise<LinkedSignature> {
  if (refusal === "signatureChanged") throw new HttpProblem(409, refusal)
  if (refusal) invalid([{ path: "code", code: refusal }])
  return readLinked(visit, secret)
}

/** The request that a secret opens, under lock, in a transaction of its owner's. */
async function held<Result>(
  visit: Visit,
  secret: string,
  work: (it: Held) => Promise<Result>,
): Promise<Result> {
  const known = found(await queries.findHeldSigner(visit.parts.pool, secret))
  const { owner, id, requestId } = known
  return inTransaction(visit.parts.pool, owner, async (db) => {
    const request = found(await queries.lockRequest(db, owner, requestId))
    const signer = found(await queries.findSigner(db, owner, id))
    return work({ ...visit, db, owner, request, signer })
  })
}

async function show({ db, owner, request, signer, now }: Held): Promise<LinkedSignature> {
  const signers = await queries.listSigners(db, owner, [request.id])
  return {
    kind: request.kind,
    title: request.title,
    language: request.language,
    senderName: request.senderName,
    signerName: signer.name,
    state: stateOf(request, now),
    turn: turnOf(request, signer, now),
    signedAt: signer.signedAt?.toISOString() ?? null,
    endsAt: request.endsAt.toISOString(),
    sections: request.sections,
    sha256: request.sha256,
    finalSha256: request.finalSha256,
    sentence: signatureWording(request.language).sentence(request.title),
    givenName: signer.givenName,
    hasDrawing: signer.drawing !== null,
    codeUntil: codeUntil(signer, now)?.toISOString() ?? null,
    signers: signers.map(({ name, signedAt }) => ({ name, signed: signedAt !== null })),
  }
}
