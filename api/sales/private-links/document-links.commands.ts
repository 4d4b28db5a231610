import type { DocumentLink, LinkedDocuments } from "#contract/contract-documents"
import { sellerName } from "#domain/legal-status"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { findFile } from "../../files/queries"
import { found, invalid } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import {
  addLinked,
  documentsAmong,
  listDocumentsOfLink,
  listLinked,
} from "../../work/contract-documents/queries"
import { findContract } from "../../work/contracts/queries"
import { findLinkSubject, languageOfClient, openLink } from "./commands"
import { type LinkRow, listLinks, revokeLink } from "./queries"
import { addressOf } from "./rules"

type Caller = Context<"origin">

/** A link as its owner sees it. */
const show = (
  { now, parts }: Caller,
  row: LinkRow,
  documentIds: string[],
  language: "fr" | "en",
): DocumentLink => ({
  id: row.id,
  address: addressOf(parts.origin, "contractDocuments", row, language),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  open: row.revokedAt === null && row.expiresAt > now,
  documentIds,
})

async function shown(caller: Caller, contractId: string, rows: LinkRow[]) {
  const contract = found(await findContract(caller.db, caller.owner, contractId))
  const language = await languageOfClient(caller, contract.clientId)
  const linked = await listLinked(caller.db, caller.owner, contractId)
  return rows.map((row) =>
    show(
      caller,
      row,
      linked.filter(({ linkId }) => linkId === row.id).map(({ documentId }) => documentId),
      language,
    ),
  )
}

/** The links to documents of a contract, also those that open nothing any more. */
export async function listDocumentLinks(caller: Caller, contractId: string) {
  const { db, owner } = caller
  const { id } = found(await findContract(db, owner, contractId))
  return shown(caller, id, await listLinks(db, owner, "contractDocuments", id))
}

/** Makes a link that shows the chosen documents of a contract, and no other. */
export async function addDocumentLink(
  caller: Caller,
  contractId: string,
  { documentIds, days }: { documentIds: string[]; days: number },
): Promise<DocumentLink> {
  const { db, owner, now } = caller
  const { id, clientId } = found(await findContract(db, owner, contractId))
  const own = await documentsAmong(db, owner, id, documentIds)
  if (own.length < documentIds.length) invalid([{ path: "documentIds", code: "unknown" }])
  const link = await openLink(db, owner, "contractDocuments", { id, now, days })
  await addLinked(db, owner, link.id, own)
  return show(caller, link, own, await languageOfClient(caller, clientId))
}

/** The link opens nothing any more, at once and for good. */
export async function revokeDocumentLink(
  caller: Caller,
  contractId: string,
  linkId: string,
): Promise<DocumentLink> {
  const { db, owner, now } = caller
  const { id } = found(await findContract(db, owner, contractId))
  const revoked = await revokeLink(db, owner, "contractDocuments", { id, linkId, at: now })
  const [link] = await shown(caller, id, [found(revoked)])
  return found(link)
}

/** What is known of whoever holds a link: nothing but the moment. */
interface Visit {
  parts: Pick<ApiParts, "pool" | "files">
  now: Date
}

/** Who shares documents, and which: nothing else of the contract is told. */
export async function readLinkedDocuments(visit: Visit, secret: string): Promise<LinkedDocuments> {
  const { owner, id } = await findLinkSubject(visit, "contractDocuments", secret)
  return inTransaction(visit.parts.pool, owner, async (db) => {
    const profile = await findProfile(db, owner)
    const documents = await listDocumentsOfLink(db, owner, id)
    return {
      sellerName: (profile && (profile.commercialName ?? sellerName(profile))) || "",
      documents: documents.map((document) => ({
        ...{ id: document.id, kind: document.kind, title: document.title },
        ...{ issuedOn: document.issuedOn, servesUntil: document.servesUntil },
        ...{ fileName: document.fileName, size: document.size, sha256: document.sha256 },
      })),
    }
  })
}

/** The file of one of the documents that a link shows. */
export async function readLinkedDocument(visit: Visit, secret: string, documentId: string) {
  const { owner, id } = await findLinkSubject(visit, "contractDocuments", secret)
  const file = await fileOf(visit, owner, id, documentId.toLowerCase())
  return { ...file, bytes: found(await visit.parts.files.get(file.id)) }
}

const fileOf = ({ parts }: Visit, owner: Owner, linkId: string, documentId: string) =>
  inTransaction(parts.pool, owner, async (db) => {
    const documents = await listDocumentsOfLink(db, owner, linkId)
    const document = found(documents.find(({ id }) => id === documentId))
    return found(await findFile(db, owner, document.fileId))
  })
