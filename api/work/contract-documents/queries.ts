import { and, desc, eq, inArray, sql } from "drizzle-orm"
import type pg from "pg"
import type { Day } from "#domain/day"
import { addDays } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { files } from "../../files/schema"
import { contractDocuments, linkedContractDocuments } from "./schema"

type Row = typeof contractDocuments.$inferSelect
type Content = Pick<Row, "kind" | "title" | "issuedOn" | "expiresOn" | "servesUntil" | "fileId">
export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>

const columns = {
  id: contractDocuments.id,
  version: contractDocuments.version,
  createdAt: contractDocuments.createdAt,
  changedAt: contractDocuments.changedAt,
  contractId: contractDocuments.contractId,
  kind: contractDocuments.kind,
  title: contractDocuments.title,
  issuedOn: contractDocuments.issuedOn,
  expiresOn: contractDocuments.expiresOn,
  servesUntil: contractDocuments.servesUntil,
  fileId: contractDocuments.fileId,
  fileName: files.name,
  size: files.size,
  sha256: files.sha256,
  previousId: contractDocuments.previousId,
  latest: sql<boolean>`not exists (select from contract_documents later
    where later.owner = "contract_documents"."owner" and later.previous_id = "contract_documents"."id")`,
}

const read = (db: Database) =>
  db
    .select(columns)
    .from(contractDocuments)
    .innerJoin(
      files,
      and(eq(files.owner, contractDocuments.owner), eq(files.id, contractDocuments.fileId)),
    )

const own = (owner: Owner, id: string) =>
  and(eq(contractDocuments.owner, owner), eq(contractDocuments.id, id))

/** The documents of a contract, the newest first. */
export const listDocuments = (db: Database, owner: Owner, contractId: string) =>
  read(db)
    .where(and(eq(contractDocuments.owner, owner), eq(contractDocuments.contractId, contractId)))
    .orderBy(desc(contractDocuments.issuedOn), desc(contractDocuments.createdAt))

export async function findDocument(db: Database, owner: Owner, id: string) {
  const [document] = await read(db).where(own(owner, id))
  return document
}

export const countDocuments = (db: Database, owner: Owner, contractId: string) =>
  db.$count(
    contractDocuments,
    and(eq(contractDocuments.owner, owner), eq(contractDocuments.contractId, contractId)),
  )

export async function addDocument(
  db: Database,
  owner: Owner,
  document: Content & Pick<Row, "contractId" | "previousId">,
) {
  const [added] = await db
    .insert(contractDocuments)
    .values({ ...document, owner })
    .returning({ id: contractDocuments.id })
  return added && findDocument(db, owner, added.id)
}

/** Nothing is returned where the version is not the current one. */
export async function changeDocument(
  db: Database,
  owner: Owner,
  id: string,
  { version, ...content }: Content & { version: number },
) {
  const [changed] = await db
    .update(contractDocuments)
    .set(content)
    .where(and(own(owner, id), eq(contractDocuments.version, version)))
    .returning({ id: contractDocuments.id })
  return changed && findDocument(db, owner, changed.id)
}

export async function removeDocument(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(contractDocuments)
    .where(own(owner, id))
    .returning({ id: contractDocuments.id })
  return removed
}

/** Of these, the documents of the contract. */
export async function documentsAmong(
  db: Database,
  owner: Owner,
  contractId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: contractDocuments.id })
    .from(contractDocuments)
    .where(
      and(
        eq(contractDocuments.owner, owner),
        eq(contractDocuments.contractId, contractId),
        inArray(contractDocuments.id, [...ids]),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function addLinked(
  db: Database,
  owner: Owner,
  linkId: string,
  documentIds: readonly string[],
) {
  await db
    .insert(linkedContractDocuments)
    .values(documentIds.map((documentId) => ({ owner, linkId, documentId })))
}

/** Which documents each link of a contract shows. */
export const listLinked = (db: Database, owner: Owner, contractId: string) =>
  db
    .select({
      linkId: linkedContractDocuments.linkId,
      documentId: linkedContractDocuments.documentId,
    })
    .from(linkedContractDocuments)
    .innerJoin(
      contractDocuments,
      and(
        eq(contractDocuments.owner, linkedContractDocuments.owner),
        eq(contractDocuments.id, linkedContractDocuments.documentId),
      ),
    )
    .where(
      and(eq(linkedContractDocuments.owner, owner), eq(contractDocuments.contractId, contractId)),
    )

/** The documents that a link shows, as they are now. */
export const listDocumentsOfLink = (db: Database, owner: Owner, linkId: string) =>
  read(db)
    .innerJoin(
      linkedContractDocuments,
      and(
        eq(linkedContractDocuments.owner, contractDocuments.owner),
        eq(linkedContractDocuments.documentId, contractDocuments.id),
      ),
    )
    .where(
      and(eq(linkedContractDocuments.owner, owner), eq(linkedContractDocuments.linkId, linkId)),
    )
    .orderBy(desc(contractDocuments.issuedOn), desc(contractDocuments.createdAt))

/** How long before an end its owner is told of it, in days. */
const noticeDays = 30

/** Who has a document that ends within thirty days, or a check of vigilance in them. */
export async function listOwnersToNotify(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const near = `select owner from contract_documents where serves_until between $1 and $2
    union select owner from contracts where kind = 'freelance' and activated_on is not null
      and exists (select from generate_series(0, 40) step
        where (activated_on + step * interval '6 months')::date between $1 and $2)`
  const days = [today, addDays(today, noticeDays)]
  const rows = await sweep<{ owner: string }>(pool, "documentNotices", near, days)
  return rows.map(ownerOfRow)
}

/** The latest versions that end within thirty days, with the title of their contract. */
export async function listEnding(db: Database, owner: Owner, today: Day) {
  const { rows } = await db.execute<{
    id: string
    contractId: string
    title: string
    servesUntil: Day
  }>(sql`select d.id, d.contract_id as "contractId", c.title, d.serves_until::text as "servesUntil"
    from contract_documents d join contracts c on c.owner = d.owner and c.id = d.contract_id
    where d.owner = ${owner} and d.kind <> 'vigilance'
      and d.serves_until between ${today} and ${addDays(today, noticeDays)}
      and not exists (select from contract_documents later
        where later.owner = d.owner and later.previous_id = d.id)`)
  return rows
}

/** The contracts of which a client may have to check on whom it buys from. */
export async function listWatchedContracts(db: Database, owner: Owner): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from contracts
      where owner = ${owner} and kind = 'freelance' and activated_on is not null and ended_on is null`,
  )
  return rows.map(({ id }) => id)
}
