import type {
  ContractDocument,
  ContractDocumentChanges,
  ContractDocuments,
  NewContractDocument,
} from "#contract/contract-documents"
import { keepFiles } from "../../files/queries"
import { ensure, found, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findContract } from "../contracts/queries"
import { contractDetails } from "../contracts/rules"
import * as queries from "./queries"
import { checksWith, documentActs, servesUntil, stateOf } from "./rules"

/** More than the longest contract gathers. */
const mostDocuments = 200

type Reader = Pick<Context, "db" | "owner" | "rights" | "today">

/** A document as it travels. */
const show = (
  { rights, today }: Pick<Context, "rights" | "today">,
  row: queries.DocumentRow,
): ContractDocument => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  state: stateOf(row.servesUntil, today),
  can: documentActs(rights, row.latest),
})

/** The documents of a contract, and what the law has the client check of them. */
export async function readDocuments(
  context: Reader,
  contractId: string,
): Promise<ContractDocuments> {
  const { db, owner, rights } = context
  const contract = found(await findContract(db, owner, contractId))
  const rows = await queries.listDocuments(db, owner, contractId)
  const { vigilance } = contractDetails(contract, context)
  const may = rights.has("contracts.edit")
  return {
    documents: rows.map((row) => show(context, row)),
    vigilance: checksWith(vigilance ?? [], rows),
    can: may ? (rows.length > 0 ? ["add", "share"] : ["add"]) : [],
  }
}

/** A document of this contract; one of another is missing. */
async function ownDocument({ db, owner }: Reader, contractId: string, id: string) {
  const row = found(await queries.findDocument(db, owner, id))
  return found(row.contractId === contractId.toLowerCase() ? row : undefined)
}

export const readDocument = async (context: Reader, contractId: string, id: string) =>
  show(context, await ownDocument(context, contractId, id))

/** Adds a document, or another version of the one that it names. */
export async function addDocument(
  context: Context,
  contractId: string,
  { previousId, ...content }: NewContractDocument,
): Promise<ContractDocument> {
  const { db, owner } = context
  const contract = found(await findContract(db, owner, contractId))
  refuseFuture(context, content)
  const count = await queries.countDocuments(db, owner, contract.id)
  if (count >= mostDocuments) invalid([{ path: "fileId", code: `tooMany ${mostDocuments}` }])
  if (previousId !== null) {
    const previous = await ownDocument(context, contract.id, previousId)
    ensure(previous.latest, "documentRenewed")
  }
  await keepFiles(db, owner, { fileId: content.fileId })
  const added = await queries.addDocument(db, owner, {
    ...content,
    ...{ contractId: contract.id, previousId, servesUntil: servesUntil(content) },
  })
  return show(context, found(added))
}

/** An attestation that is still to be issued proves nothing. */
function refuseFuture(
  { today }: Pick<Context, "today">,
  { kind, issuedOn }: Pick<ContractDocumentChanges, "kind" | "issuedOn">,
): void {
  if (kind === "vigilance" && issuedOn > today) invalid([{ path: "issuedOn", code: "inFuture" }])
}

/** Puts right what is said of a document; an older version stays as it was. */
export async function changeDocument(
  context: Context,
  contractId: string,
  id: string,
  { version, ...content }: ContractDocumentChanges,
): Promise<ContractDocument> {
  const { db, owner } = context
  const before = await ownDocument(context, contractId, id)
  ensure(before.latest, "documentRenewed")
  refuseFuture(context, content)
  await keepFiles(db, owner, { fileId: content.fileId })
  const changed = await queries.changeDocument(db, owner, id, {
    ...content,
    ...{ version, servesUntil: servesUntil(content) },
  })
  return show(context, changed ?? stale(show(context, before)))
}

export async function removeDocument(
  context: Context,
  contractId: string,
  id: string,
): Promise<void> {
  await ownDocument(context, contractId, id)
  await queries.removeDocument(context.db, context.owner, id)
}
