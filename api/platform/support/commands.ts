import type { Day } from "#domain/day"
import { subscriptionOn } from "#domain/subscription"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import { isAdministrator } from "../../access/rules"
import { findSubscription } from "../../access/subscriptions.queries"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { found, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import { showState } from "../subscription/rules"
import { findPerson } from "../users/queries"
import { findFile, listFiles } from "./files.queries"
import { tellStaff } from "./notice.commands"
import * as queries from "./queries"
import { showDetails, showOwn } from "./show.rules"

type Acting = Context<"queue" | "pool" | "payments"> & AuditContext

/** One request with all that was said, who it is, and what else they asked. */
export async function readRequest(
  { db, today, parts }: { db: Database; today: Day; parts: Pick<ApiParts, "pool" | "payments"> },
  id: string,
) {
  const request = found(await queries.findRequest(db, id))
  const [files, entries, account, others] = await Promise.all([
    listFiles(db, id),
    queries.listEntries(db, id),
    request.person ? findPerson(db, request.person) : undefined,
    queries.listOthers(db, request),
  ])
  const owner = request.person ? ownerOfRow({ owner: request.person }) : undefined
  const isLimited = owner && account && parts.payments !== "off" && !isAdministrator(account)
  const known = isLimited ? await findSubscription(reading(parts.pool, owner), owner) : undefined
  const state = known ? showState(subscriptionOn(known.facts, today)).state : null
  return showDetails(request, files, entries, account, others, state)
}

/** Answers, and treats with it where that was said; of two who answer at once the second is told first. */
export async function answerRequest(
  caller: Acting,
  id: string,
  { text, treat: isTreated, version }: { text: string; treat: boolean; version: number },
) {
  const { db, owner, now, parts } = caller
  const before = found(await queries.findRequest(db, id))
  const treatedAt = isTreated ? now : before.treatedAt
  const saved = await queries.treatRequest(db, id, treatedAt, version)
  if (!saved) return stale(await readRequest(caller, id))
  const said = { requestId: id, author: owner, createdAt: now }
  const entryId = await queries.addEntry(db, { ...said, kind: "answer", text })
  await parts.queue.send(db, "supportAnswer", { entryId })
  const subject = { id, name: before.reference }
  await recordAudit(caller, "support.answered", subject)
  if (isTreated && !before.treatedAt) {
    await queries.addEntry(db, { ...said, kind: "treated" })
    await recordAudit(caller, "support.treated", subject)
  }
  return readRequest(caller, id)
}

/** Treated by hand, or opened anew. */
export async function changeTreatment(
  caller: Acting,
  id: string,
  { treated, version }: { treated: boolean; version: number },
) {
  const { db, owner, now } = caller
  const before = found(await queries.findRequest(db, id))
  if ((before.treatedAt !== null) === treated) return readRequest(caller, id)
  const saved = await queries.treatRequest(db, id, treated ? now : null, version)
  if (!saved) return stale(await readRequest(caller, id))
  const kind = treated ? "treated" : "opened"
  await queries.addEntry(db, { requestId: id, author: owner, createdAt: now, kind })
  await recordAudit(caller, `support.${kind}`, { id, name: before.reference })
  return readRequest(caller, id)
}

/** Writes down what those who answer are to know, and nobody else. */
export async function addRequestNote(
  caller: Context<"pool" | "payments">,
  id: string,
  text: string,
) {
  const { db, owner, now } = caller
  found(await queries.findRequest(db, id))
  const note = { requestId: id, author: owner, createdAt: now, text }
  await queries.addEntry(db, { ...note, kind: "note" })
  return readRequest(caller, id)
}

/** One of one's own. */
export async function readOwnRequest({ db, owner }: Pick<Context, "db" | "owner">, id: string) {
  const request = found(await queries.findOwnRequest(db, owner, id))
  return showOwn(request, await listFiles(db, id), await queries.listEntries(db, id))
}

/** Who wrote writes again; what was treated waits anew. */
export async function replyToAnswer(caller: Context<"queue">, id: string, text: string) {
  const { db, owner, now, parts } = caller
  await addReply(db, parts, found(await queries.findOwnRequest(db, owner, id)), text, now)
  return readOwnRequest(caller, id)
}

/** What a private link opens; opening it changes nothing. */
export async function readLinkedRequest(parts: Pick<ApiParts, "pool">, secret: string) {
  const read = await queries.throughLink(parts.pool, secret, async (db, request) =>
    showOwn(request, await listFiles(db, request.id), await queries.listEntries(db, request.id)),
  )
  return found(read)
}

/** The same words by the link, without an account. */
export async function replyByLink(
  parts: Pick<ApiParts, "pool" | "queue">,
  secret: string,
  text: string,
  now: Date,
) {
  const said = await queries.throughLink(parts.pool, secret, async (db, request) => {
    await addReply(db, parts, request, text, now)
    const anew = found(await queries.findRequest(db, request.id))
    return showOwn(anew, await listFiles(db, request.id), await queries.listEntries(db, request.id))
  })
  return found(said)
}

/** A file of a request, for those who answer. */
export async function findStaffsFile({ pool }: Pick<ApiParts, "pool">, id: string, fileId: string) {
  return found(await queries.asStaff(pool, (db) => findFile(db, id, fileId)))
}

/** A file of the request that a private link opens. */
export async function findLinkedFile(
  { pool }: Pick<ApiParts, "pool">,
  secret: string,
  fileId: string,
) {
  return found(
    await queries.throughLink(pool, secret, (db, request) => findFile(db, request.id, fileId)),
  )
}

async function addReply(
  db: Database,
  { queue }: Pick<ApiParts, "queue">,
  { id, reference, treatedAt }: queries.RequestRow,
  text: string,
  now: Date,
) {
  // Another version: whoever is answering at this moment reads it before they send.
  await queries.treatRequest(db, id, null)
  await queries.addEntry(db, { requestId: id, kind: "reply", text, createdAt: now })
  if (treatedAt) await queries.addEntry(db, { requestId: id, kind: "opened", createdAt: now })
  await tellStaff(db, queue, { messageId: id, reference, at: now.toISOString() })
}
