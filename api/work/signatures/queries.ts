import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm"
import type pg from "pg"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { signatureActs, signatureRequests, signers } from "./schema"

export type RequestRow = typeof signatureRequests.$inferSelect
export type SignerRow = typeof signers.$inferSelect
export type ActRow = typeof signatureActs.$inferSelect

/** What a request is about: a contract, or an edition of a quote. */
export type Subject = { contractId: string } | { quoteId: string }

const about = (subject: Subject) =>
  "contractId" in subject
    ? eq(signatureRequests.contractId, subject.contractId)
    : eq(signatureRequests.quoteId, subject.quoteId)

const mine = (owner: Owner, id: string) =>
  and(eq(signatureRequests.owner, owner), eq(signatureRequests.id, id))

export const listRequests = (db: Database, owner: Owner, subject: Subject) =>
  db
    .select()
    .from(signatureRequests)
    .where(and(eq(signatureRequests.owner, owner), about(subject)))
    .orderBy(desc(signatureRequests.createdAt), desc(signatureRequests.id))

export async function findRequest(db: Database, owner: Owner, id: string, subject?: Subject) {
  const [request] = await db
    .select()
    .from(signatureRequests)
    .where(and(mine(owner, id), subject && about(subject)))
  return request
}

/** The request, of which nobody else signs or closes anything until the transaction ends. */
export async function lockRequest(db: Database, owner: Owner, id: string) {
  const [request] = await db.select().from(signatureRequests).where(mine(owner, id)).for("update")
  return request
}

export const listOpen = (db: Database, owner: Owner) =>
  db
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .where(and(eq(signatureRequests.owner, owner), isNull(signatureRequests.closedAt)))
    .orderBy(asc(signatureRequests.createdAt))

/** Whether one is open of the contract itself, of the amendment, or of the quote. */
export async function isOpen(
  db: Database,
  owner: Owner,
  subject: Subject,
  amendmentId: string | null,
): Promise<boolean> {
  const amendment = amendmentId
    ? eq(signatureRequests.amendmentId, amendmentId)
    : isNull(signatureRequests.amendmentId)
  const [open] = await db
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .where(
      and(
        eq(signatureRequests.owner, owner),
        about(subject),
        amendment,
        isNull(signatureRequests.closedAt),
      ),
    )
    .limit(1)
  return open !== undefined
}

export async function addRequest(
  db: Database,
  owner: Owner,
  request: Omit<typeof signatureRequests.$inferInsert, "owner">,
) {
  const [added] = await db
    .insert(signatureRequests)
    .values({ ...request, owner })
    .returning()
  return added
}

export async function closeRequest(
  db: Database,
  owner: Owner,
  id: string,
  outcome: NonNullable<RequestRow["outcome"]>,
  closedAt: Date,
) {
  await db.update(signatureRequests).set({ outcome, closedAt }).where(mine(owner, id))
}

/** Nothing is returned where another process kept it first. */
export async function keepFinal(
  db: Database,
  owner: Owner,
  id: string,
  final: Required<
    Pick<
      typeof signatureRequests.$inferInsert,
      "finalKey" | "finalSize" | "finalSha256" | "finalAt"
    >
  >,
) {
  const [kept] = await db
    .update(signatureRequests)
    .set(final)
    .where(and(mine(owner, id), isNull(signatureRequests.finalKey)))
    .returning()
  return kept
}

export async function addSigners(
  db: Database,
  owner: Owner,
  rows: Omit<typeof signers.$inferInsert, "owner">[],
) {
  return db
    .insert(signers)
    .values(rows.map((row) => ({ ...row, owner })))
    .returning()
}

export const listSigners = (db: Database, owner: Owner, requestIds: string[]) =>
  db
    .select()
    .from(signers)
    .where(and(eq(signers.owner, owner), inArray(signers.requestId, requestIds)))
    .orderBy(asc(signers.place))

export async function findSigner(db: Database, owner: Owner, id: string) {
  const [signer] = await db
    .select()
    .from(signers)
    .where(and(eq(signers.owner, owner), eq(signers.id, id)))
  return signer
}

export async function changeSigner(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<typeof signers.$inferInsert>,
) {
  await db
    .update(signers)
    .set(changes)
    .where(and(eq(signers.owner, owner), eq(signers.id, id)))
}

/** Only added to; the caller holds the lock on the request, which numbers its acts. */
export async function addAct(
  db: Database,
  owner: Owner,
  act: Omit<typeof signatureActs.$inferInsert, "owner" | "place">,
) {
  const last = sql<number>`(select coalesce(max(place), 0) + 1 from signature_acts
    where owner = ${owner} and request_id = ${act.requestId})`
  await db.insert(signatureActs).values({ ...act, owner, place: last })
}

export const listActs = (db: Database, owner: Owner, requestId: string) =>
  db
    .select()
    .from(signatureActs)
    .where(and(eq(signatureActs.owner, owner), eq(signatureActs.requestId, requestId)))
    .orderBy(asc(signatureActs.place))

/** How many codes a signer has asked for since a moment. */
export async function countCodes(
  db: Database,
  owner: Owner,
  signerId: string,
  since: Date,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from signature_acts
    where owner = ${owner} and signer_id = ${signerId}::uuid and kind = 'codeAsked' and at > ${since.toISOString()}`)
  return rows[0]?.count ?? 0
}

/** Row-level security shows the one signer whose secret the transaction names, and no other. */
export async function findHeldSigner(
  pool: pg.Pool,
  secret: string,
): Promise<{ owner: Owner; id: string; requestId: string } | undefined> {
  if (!/^[\w-]{32,100}$/.test(secret)) return undefined
  const client = await pool.connect()
  try {
    await client.query("begin read only")
    await client.query("select set_config('app.link', $1, true)", [secret])
    const { rows } = await client.query<{ owner: string; id: string; request_id: string }>(
      "select owner, id, request_id from signers",
    )
    const [row] = rows
    return row && { owner: ownerOfRow(row), id: row.id, requestId: row.request_id }
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}

/** Who has papers that wait for a signature, of everyone. */
export async function listOwnersWaiting(pool: pg.Pool): Promise<Owner[]> {
  const open = "select distinct owner from signature_requests where closed_at is null"
  return (await sweep<{ owner: string }>(pool, "signatures", open)).map(ownerOfRow)
}

interface Known {
  kind: RequestRow["kind"]
  requested_at: Date
  signed_at: Date | null
  outcome: "open" | NonNullable<RequestRow["outcome"]>
  signers: number
  signed: number
}

/** Of everyone's papers, the one with these bytes: what may be told to anyone. */
export async function findKnown(pool: pg.Pool, sha256: string): Promise<Known | undefined> {
  const { rows } = await pool.query<Known>("select * from known_signature($1)", [sha256])
  return rows[0]
}

/** To whom the owner's own messages go, and by which name they are signed. */
export async function findSender(db: Database, owner: Owner) {
  const { rows } = await db.execute<{ name: string | null; email: string | null }>(sql`
    select coalesce(nullif(concat_ws(' ', f.first_name, f.last_name), ''), f.commercial_name) as name,
      coalesce(f.email, p.email) as email
    from people p left join profiles f on f.owner = p.id where p.id = ${owner}`)
  return rows[0]
}
