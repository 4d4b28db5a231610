import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import * as queries from "./queries"
import { waitingFor } from "./rules"

/** What changes a request that is locked, in a transaction of its owner's. */
export type Turning = Pick<Context<"queue">, "db" | "owner" | "parts" | "now">

/** Asks those whose turn it is, each once. */
export async function invite(
  { db, owner, parts, now }: Turning,
  signers: readonly queries.SignerRow[],
): Promise<void> {
  for (const signer of waitingFor(signers)) {
    if (signer.invitedAt) continue
    await queries.changeSigner(db, owner, signer.id, { invitedAt: now })
    const { requestId, email } = signer
    await queries.addAct(db, owner, {
      ...{ requestId, signerId: signer.id, kind: "invited", at: now, detail: { email } },
    })
    await parts.queue.send(db, "signatureEmail", { owner, signerId: signer.id, about: "invited" })
  }
}

/** Ends a request without its signatures, and tells everyone who was asked, and its owner where it was not them. */
export async function closeUnsigned(
  context: Turning,
  request: queries.RequestRow,
  outcome: "refused" | "withdrawn" | "changed" | "expired",
): Promise<void> {
  const { db, owner, parts, now } = context
  await queries.closeRequest(db, owner, request.id, outcome, now)
  // Who refuses has an act of their own.
  if (outcome !== "refused")
    await queries.addAct(db, owner, { requestId: request.id, kind: outcome, at: now })
  const asked = (await queries.listSigners(db, owner, [request.id])).filter(
    ({ invitedAt, refusedAt }) => invitedAt && !refusedAt,
  )
  for (const signer of asked)
    await parts.queue.send(db, "signatureEmail", { owner, signerId: signer.id, about: outcome })
  if (outcome !== "withdrawn") await notify(context, request, outcome)
}

/** Tells the owner what became of a request. */
export async function notify(
  { db, owner, now }: Turning,
  request: queries.RequestRow,
  outcome: NonNullable<queries.RequestRow["outcome"]>,
): Promise<void> {
  const kinds = {
    signed: "signatureCompleted",
    refused: "signatureRefused",
    changed: "signatureChanged",
    expired: "signatureExpired",
  } as const
  if (outcome === "withdrawn") return
  const { contractId, quoteId } = request
  await addNotification(db, owner, {
    kind: kinds[outcome],
    causeId: request.id,
    quoteId,
    parameters: {
      name: request.title,
      requestId: request.id,
      ...(contractId && { contractId }),
    },
    createdAt: now,
  })
}
