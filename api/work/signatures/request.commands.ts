import { createHash, randomBytes, randomUUID } from "node:crypto"
import type {
  NewSignatureRequest,
  SignatureRequest,
  SignatureRequestDetails,
} from "#contract/signatures"
import { ensure, found, invalid } from "../../http/problem"
import { takeQuota } from "../../http/take-quota"
import { mayWriteToOthers } from "../../ports/accounts"
import type { Context, OutsideContext } from "../../ports/context"
import type { Person } from "../../ports/person"
import { findQuote, lockQuote } from "../../sales/quotes/queries"
import { markSent } from "../../sales/quotes/sending.commands"
import { findContract, lockContract } from "../contracts/queries"
import * as queries from "./queries"
import {
  addressOf,
  endOf,
  fileNameOf,
  frozenFacts,
  showAct,
  showRequest,
  stateOf,
  turnOf,
  turnsOf,
} from "./rules"
import { isUnchanged, paperOf } from "./subject.commands"
import { closeUnsigned, invite } from "./turn.commands"

type Outside = OutsideContext<
  "pool" | "files" | "queue" | "origin" | "accounts" | "sendsMail" | "rateLimits"
> & { person: Pick<Person, "id" | "email" | "emailConfirmed"> }

/** What was asked to be signed of a contract or a quote, the newest first. */
export async function readRequests(
  context: Context,
  subject: queries.Subject,
): Promise<SignatureRequest[]> {
  const { db, owner, now } = context
  await findSubject({ db, owner }, subject)
  const requests: queries.RequestRow[] = []
  for (const request of await queries.listRequests(db, owner, subject))
    requests.push(await asItStands(context, request))
  if (requests.length === 0) return []
  const signers = await queries.listSigners(
    db,
    owner,
    requests.map(({ id }) => id),
  )
  return requests.map((request) => showRequest(request, signers, now))
}

/** One of them, with all that was written down about it. */
export async function readRequest(
  context: Context<"origin">,
  subject: queries.Subject,
  requestId: string,
): Promise<SignatureRequestDetails> {
  const { db, owner, now, rights, parts } = context
  const kept = found(await queries.findRequest(db, owner, requestId, subject))
  const request = await asItStands(context, kept)
  const signers = await queries.listSigners(db, owner, [request.id])
  const acts = await queries.listActs(db, owner, request.id)
  const mayEdit = rights.has("contractId" in subject ? "contracts.edit" : "quotes.edit")
  const own = signers.find(
    (signer) => signer.party === "provider" && turnOf(request, signer, now) === "sign",
  )
  return {
    ...showRequest(request, signers, now),
    acts: acts.map(showAct),
    // With it one signs in the owner's name.
    ownAddress: own && mayEdit ? addressOf(parts.origin, own, request.language) : null,
    canWithdraw: mayEdit && stateOf(request, now) === "open",
  }
}

/** Whoever changed the paper reads at once that it can be signed no more; the watch tells the others. */
async function asItStands(
  context: Context,
  request: queries.RequestRow,
): Promise<queries.RequestRow> {
  if (stateOf(request, context.now) !== "open") return request
  return (await isUnchanged(context, request)) ? request : { ...request, outcome: "changed" }
}

/** Asks for signatures of the paper as it is now; its bytes are made and kept before anyone is asked. */
export async function requestSignatures(
  context: Outside,
  subject: queries.Subject,
  given: NewSignatureRequest,
): Promise<SignatureRequestDetails> {
  const { owner, parts, now, inTransaction } = context
  const sender = found(
    await inTransaction(async (db) => {
      await findSubject({ db, owner }, subject)
      return queries.findSender(db, owner)
    }),
  )
  if ("contractId" in subject && given.ownerTurn === "none")
    invalid([{ path: "ownerTurn", code: "signatureBothParties" }])
  // Nobody writes to the world as whoever they say they are, nor without end.
  ensure(await mayWriteToOthers(parts, context.person), "emailUnconfirmed")
  await takeQuota(context, "messages", given.signers.length)
  const own = ownSigner(sender, given)
  const { amendmentId } = given
  if ("contractId" in subject && !amendmentId) {
    const { contractId } = subject
    const contract = await inTransaction((db) => findContract(db, owner, contractId))
    ensure(!contract?.signedOn, "contractSigned")
  }
  if (amendmentId && "quoteId" in subject) invalid([{ path: "amendmentId", code: "unknown" }])
  const paper = await paperOf(context, subject, given)
  const bytes = await paper.bytes()
  const fileKey = randomUUID()
  await parts.files.put(fileKey, bytes, "application/pdf")
  const requestId = await inTransaction(async (db) => {
    await lockSubject({ ...context, db }, subject)
    ensure(!(await queries.isOpen(db, owner, subject, amendmentId)), "signatureOpen")
    const request = found(
      await queries.addRequest(db, owner, {
        ...paper.about,
        title: paper.title,
        language: given.language,
        senderName: own.name,
        sections: paper.sections,
        source: paper.source,
        fileKey,
        size: bytes.byteLength,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        createdAt: now,
        endsAt: endOf(now),
      }),
    )
    ensure(await isUnchanged({ ...context, db }, request), "signatureChanged")
    const signers = await queries.addSigners(
      db,
      owner,
      turnsOf(given, own).map((signer) => ({
        ...{ ...signer, requestId: request.id, secret: randomBytes(24).toString("base64url") },
      })),
    )
    const detail = frozenFacts(request, signers)
    const act = { requestId: request.id, kind: "requested" as const, at: now }
    await queries.addAct(db, owner, { ...act, sha256: request.sha256, detail })
    await invite({ db, owner, parts, now }, signers)
    return request.id
  })
  return inTransaction((db) => readRequest({ ...context, db }, subject, requestId))
}

/** By which name and address the owner signs; refused where another party has the same address. */
function ownSigner(
  { name, email }: { name: string | null; email: string | null },
  { signers, ownerTurn }: NewSignatureRequest,
) {
  if (!name) invalid([{ path: "ownerTurn", code: "signatureNoName" }])
  if (ownerTurn === "none") return { name, email: email ?? "" }
  if (!email) invalid([{ path: "ownerTurn", code: "signatureNoEmail" }])
  const twice = signers.findIndex((one) => one.email.toLowerCase() === email.toLowerCase())
  if (twice >= 0) invalid([{ path: `signers[${twice}].email`, code: "signerTwice" }])
  return { name, email }
}

/** Someone else's contract or quote answers like a missing one, before anything else is said. */
async function findSubject(
  { db, owner }: Pick<Context, "db" | "owner">,
  subject: queries.Subject,
): Promise<void> {
  found(
    "contractId" in subject
      ? await findContract(db, owner, subject.contractId)
      : await findQuote(db, owner, subject.quoteId),
  )
}

/** One request at a time: two tabs wait for each other here. A quote that is to be signed was sent. */
async function lockSubject(context: Context, subject: queries.Subject): Promise<void> {
  const { db, owner } = context
  if ("contractId" in subject) found(await lockContract(db, owner, subject.contractId))
  else await markSent(context, found(await lockQuote(db, owner, subject.quoteId)))
}

/** Calls it off: nobody can sign any more, and whoever was asked is told. */
export async function withdrawRequest(
  context: Context<"queue" | "origin">,
  subject: queries.Subject,
  requestId: string,
): Promise<SignatureRequestDetails> {
  const { db, owner, now } = context
  found(await queries.findRequest(db, owner, requestId, subject))
  const request = found(await queries.lockRequest(db, owner, requestId))
  ensure(stateOf(request, now) === "open", "signatureClosed")
  await closeUnsigned(context, request, "withdrawn")
  return readRequest(context, subject, requestId)
}

/** The paper as it is read, or the signed one with its evidence. */
export async function readFile(
  { owner, parts, inTransaction }: OutsideContext<"files">,
  subject: queries.Subject,
  requestId: string,
  which: "paper" | "final",
): Promise<{ bytes: Uint8Array; name: string }> {
  const request = found(
    await inTransaction((db) => queries.findRequest(db, owner, requestId, subject)),
  )
  const key = which === "paper" ? request.fileKey : request.finalKey
  ensure(key, "signatureFinalPending")
  return { bytes: found(await parts.files.get(key)), name: fileNameOf(request.title) }
}
